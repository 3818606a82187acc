package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"text/template"
)

// brew is the formula of Homebrew; {{sum "linux" "amd64"}} is a checksum.
const brew = `class Hagal < Formula
  desc "House Hagal's Rivals for Dune: Imperium, at the table"
  version "{{.Version}}"
  license "MIT"
{{range $system, $block := .Blocks}}
  on_{{$block}} do
    on_intel do
      url "{{link $system "amd64"}}"
      sha256 "{{sum $system "amd64"}}"
    end
    on_arm do
      url "{{link $system "arm64"}}"
      sha256 "{{sum $system "arm64"}}"
    end
  end
{{end}}
  def install
    bin.install "hagal"
    man1.install Dir["man/*.1"]
    bash_completion.install "completions/hagal.bash" => "hagal"
    zsh_completion.install "completions/hagal.zsh" => "_hagal"
    fish_completion.install "completions/hagal.fish"
  end

  test do
    system bin/"hagal", "version"
  end
end
`

// winget is the manifest of one file, by which a package is installed at once.
const winget = `PackageIdentifier: Hagal.Hagal
PackageVersion: {{.Version}}
PackageLocale: en-US
Publisher: hagal
PackageName: hagal
License: MIT
ShortDescription: House Hagal's Rivals for Dune Imperium, at the table
InstallerType: zip
NestedInstallerType: portable
NestedInstallerFiles:
  - RelativeFilePath: hagal.exe
    PortableCommandAlias: hagal
Installers:
  - Architecture: x64
    InstallerUrl: {{link "windows" "amd64"}}
    InstallerSha256: {{sum "windows" "amd64" | upper}}
  - Architecture: arm64
    InstallerUrl: {{link "windows" "arm64"}}
    InstallerSha256: {{sum "windows" "arm64" | upper}}
ManifestType: singleton
ManifestVersion: 1.6.0
`

// installers writes what Homebrew, winget and Scoop read: where the archives of a
// version will lie, and their checksums.
func installers(version, url, dir string, sums map[string]string) error {
	link := func(system, machine string) string { return url + "/" + target{system, machine}.name(version) }
	sum := func(system, machine string) string { return sums[target{system, machine}.name(version)] }
	facts := map[string]any{"Version": version, "Blocks": map[string]string{"darwin": "macos", "linux": "linux"}}
	for name, text := range map[string]string{"hagal.rb": brew, "hagal.winget.yaml": winget} {
		var b strings.Builder
		t, err := template.New(name).Funcs(template.FuncMap{"link": link, "sum": sum, "upper": strings.ToUpper}).Parse(text)
		if err == nil {
			err = t.Execute(&b, facts)
		}
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, name), []byte(b.String()), 0o644)
		}
		if err != nil {
			return err
		}
	}
	type one struct {
		URL  string `json:"url"`
		Hash string `json:"hash"`
	}
	scoop, err := json.MarshalIndent(map[string]any{"version": version, "description": "House Hagal's Rivals for Dune: Imperium, at the table",
		"license": "MIT", "bin": "hagal.exe", "architecture": map[string]one{
			"64bit": {link("windows", "amd64"), sum("windows", "amd64")}, "arm64": {link("windows", "arm64"), sum("windows", "arm64")}}}, "", "    ")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "hagal.json"), append(scoop, '\n'), 0o644)
}
