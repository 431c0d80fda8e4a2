import { describe, expect, it } from "vitest";
import { usualPlayerNames } from "./records.ts";

describe("usualPlayerNames", () => {
  it.each<[string, string[], string[]]>([
    ["a surname alone", ["Mbappé", "Kylian Mbappé"], ["Kylian Mbappé", "Kylian Mbappé"]],
    ["a name without accents", ["Kylian Mbappe", "Kylian Mbappé"], ["Kylian Mbappé", "Kylian Mbappé"]],
    ["a surname of two words", ["van Dijk", "Virgil van Dijk"], ["Virgil van Dijk", "Virgil van Dijk"]],
    ["a surname that two bear", ["Ayew", "André Ayew", "Jordan Ayew"], ["Ayew", "André Ayew", "Jordan Ayew"]],
    ["a first name that two bear", ["Gabriel", "Gabriel Jesus"], ["Gabriel", "Gabriel Jesus"]],
    ["an apostrophe", ["M\u2019Changama", "Faïz M'Changama"], ["Faïz M'Changama", "Faïz M'Changama"]],
  ])("knows %s", (_, names, expected) => {
    const usual = usualPlayerNames(names);
    expect(names.map((name) => usual.get(name))).toEqual(expected);
    const reversed = usualPlayerNames(names.toReversed());
    expect(names.map((name) => reversed.get(name))).toEqual(expected);
  });
});
