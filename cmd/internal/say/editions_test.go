package say

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
)

// editions are what a language may not say, since its edition of the game says it in
// another way (docs/translating.md): a word, and where it is right all the same. The
// letters are those of a set that has none of the other kind of Chinese.
var editions = map[string]struct {
	letters encoding.Encoding
	others  map[string][]string
}{
	"zh-Hans": {simplifiedchinese.HZGB2312, map[string][]string{
		"派系": nil, "岗": nil, "空间": {"折叠空间", "磁盘空间"}, "列表：": {" JSON 列表："}, "阴谋卡": nil, "阴谋牌": nil, "张阴谋": nil,
		"版图": nil, "百搭": nil, "牌库": nil, "特工": nil, "联盟": nil, "地点": nil, "卡牌": nil, "扩展": nil,
		"哈加尔": nil, "崛起": {"伊克斯崛起"}, "模组": nil, "印出": nil, "位宿敌": nil, "个板块": nil, "口味": nil, "胜利点": {"胜利点数"}}},
	"zh-Hant": {traditionalchinese.Big5, map[string][]string{
		"派系": nil, "崗": nil, "空間": {"折疊空間", "磁碟空間"}, "列表：": {" JSON 列表："}, "秘牌": nil, "陰謀牌": nil, "觀察哨": nil, "戰鬥力": nil,
		"版圖": nil, "百搭": nil, "牌庫": {"起始牌庫"}, "衝突牌": {"衝突牌組"}, "哈格爾牌": {"哈格爾牌組", "哈格爾牌堆"}, "特工": nil, "聯盟": nil, "擴充": nil, "擴展": nil,
		"哈加爾": nil, "崛起": {"伊克斯崛起"}, "宇聯": nil, "高等議會": nil, "薩多卡": nil, "圖標": nil, "校驗和": nil, "示例": nil, "位宿敵": nil,
		"個板塊": nil, "口味": nil, "勝利點": {"勝利點數"}}},
	"tr": {nil, map[string][]string{
		"jeton": nil, "gözlem nokta": nil, "Yapıcı": nil, "yapıcı": nil, " casus": nil, "bir fraksiyon": nil, "savaş alan": nil, "Çatışma Alanın": nil,
		"Tleilaxu Sıra": nil, "ılıç Ustasıyla": nil, "bilinmeyen bayrak": nil}},
}

// What is said in a language is said in the words of its edition, and in its letters.
func TestWordsOfTheEditions(t *testing.T) {
	for tag, x := range editions {
		files := []string{"text/" + tag + ".yaml", "../../../docs/rules/" + tag + ".yaml"}
		names, err := filepath.Glob("../../../data/*/names/" + tag + ".yaml")
		if err != nil || len(names) < 2 {
			t.Fatalf("%v, %v", names, err)
		}
		for _, file := range append(files, names...) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			n := 0
			for line := range strings.Lines(string(text)) {
				n++
				if strings.HasPrefix(line, "#") {
					continue
				}
				for word, right := range x.others {
					rest := line
					for _, r := range right {
						rest = strings.ReplaceAll(rest, r, "")
					}
					if strings.Contains(rest, word) {
						t.Errorf("%s:%d: %s is no word of this edition: %s", file, n, word, line)
					}
				}
				for _, r := range line {
					if r < '\u3400' || r > '\u9fff' || x.letters == nil {
						continue
					}
					if _, err := x.letters.NewEncoder().String(string(r)); err != nil {
						t.Errorf("%s:%d: %c is a letter of the other kind of Chinese: %s", file, n, r, line)
					}
				}
			}
		}
	}
}
