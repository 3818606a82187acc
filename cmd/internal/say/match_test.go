package say

import "testing"

func TestMatch(t *testing.T) {
	for want, tag := range map[string]string{
		"en_US.UTF-8": "en", "en": "en", "tr": "tr", "tr_TR.UTF-8": "tr", "zh": "zh-Hans", "zh_CN.UTF-8": "zh-Hans", "zh_SG": "zh-Hans",
		"zh_TW.UTF-8": "zh-Hant", "zh-HK": "zh-Hant", "zh-Hant": "zh-Hant", "zh_CN@pinyin": "zh-Hans",
		"C": "", "POSIX": "", "C.UTF-8": "", "": "", "de_DE.UTF-8": "", "not a language": "", "ja_JP": "",
	} {
		if got, ok := Match(want); ok != (tag != "") || ok && got != tag {
			t.Errorf("%q: %q %v, want %q", want, got, ok, tag)
		}
	}
}
