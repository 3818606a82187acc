package main

import (
	"debug/buildinfo"
	"encoding/json"
	"os"
	"runtime/debug"
)

// bill is a software bill of materials as CycloneDX wants it, without what differs
// from run to run.
type bill struct {
	Format     string `json:"bomFormat"`
	Spec       string `json:"specVersion"`
	Version    int    `json:"version"`
	Metadata   about  `json:"metadata"`
	Components []part `json:"components"`
}

type about struct {
	Component part `json:"component"`
}

type part struct {
	Type       string     `json:"type"`
	Name       string     `json:"name"`
	Version    string     `json:"version"`
	PURL       string     `json:"purl,omitempty"`
	Properties []property `json:"properties,omitempty"`
}

type property struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// sbom writes what a program says that it was built of: every module with its
// version and checksum, and the Go that built it.
func sbom(program, file string) error {
	info, err := buildinfo.ReadFile(program)
	if err != nil {
		return err
	}
	out := bill{Format: "CycloneDX", Spec: "1.5", Version: 1, Metadata: about{module("application", &info.Main)},
		Components: []part{{Type: "platform", Name: "go", Version: info.GoVersion}}}
	for _, d := range info.Deps {
		if d.Replace != nil {
			d = d.Replace
		}
		out.Components = append(out.Components, module("library", d))
	}
	text, err := json.MarshalIndent(out, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(file, append(text, '\n'), 0o644)
}

func module(kind string, m *debug.Module) part {
	x := part{Type: kind, Name: m.Path, Version: m.Version, PURL: "pkg:golang/" + m.Path + "@" + m.Version}
	if m.Sum != "" {
		x.Properties = []property{{"go:sum", m.Sum}}
	}
	return x
}
