import { describe, expect, it } from "vitest";
import { recognise } from "./formats.ts";
import { readText } from "./test-reading.ts";

const CLUBS = `============================================
= Germany • Deutschland

== Bayern ==

Bayern München, 1900,    @ Allianz Arena,   München   ## a remark
  | Bayern | Bayern Mün.
  | Bayern Munich [en] | FC Bayern Munich [en]  # old name
 Säbener Straße 51-57 // 81547 München
ii) Bayern München II
  | Bayern II

TSV Ohne Namen, Dorf
`;

describe("club names", () => {
  it("reads a club with its spellings, a second team for itself, and no address", () => {
    const { reading, pass } = readText(CLUBS);
    expect(pass).toBe(1);
    expect(reading).toEqual({
      kind: "names",
      refused: [],
      groups: [
        {
          index: 5,
          line: 6,
          country: "DE",
          spellings: ["Bayern München", "Bayern", "Bayern Mün.", "Bayern Munich", "FC Bayern Munich"],
        },
        { index: 9, line: 10, country: "DE", spellings: ["Bayern München II", "Bayern II"] },
      ],
    });
  });

  it("refuses a country that nobody knows, with its line", () => {
    const { reading } = readText(`${CLUBS}= Atlantis\nPoseidon FC\n  | Poseidon\n`);
    expect(reading).toMatchObject({
      refused: [{ line: 14, reason: 'unknown country "Atlantis"' }],
      groups: [{ country: "DE" }, { country: "DE" }],
    });
  });

  it.each([
    ["grounds", "= Germany\n\nOlympiastadion,   74_176, 1936, Berlin\n   | Olympiastadion Berlin\n"],
    ["grounds without seats", "= Greece\n\nOlympic Stadium, Athens\n   | OAKA\n"],
    ["a history", "= England\n\n== 1927/8\nRENAME  The Arsenal FC  ⇒  Arsenal FC\n  | x\n"],
    ["clubs without other spellings", "= China\n\nBeijing Guoan\n"],
    ["a text", "Read me\n\n= England is a country\n"],
  ])("does not take %s for club names", (_, text) => {
    expect(recognise(text, "a.txt")).toEqual({ reason: "of none of the known forms" });
  });
});

describe("club names in their own script", () => {
  const TEXT = "# J. League 2013\n\nKashima Antlers,    鹿島アントラーズ  # Ibaraki\nFC Tokyo, FC東京\nNobody\n";

  it("are of the country in the file's name, the only place where it stands", () => {
    const { reading } = readText(TEXT, "jp.clubs.lang.jp.txt");
    expect(reading).toMatchObject({
      groups: [
        { line: 3, country: "JP", spellings: ["Kashima Antlers", "鹿島アントラーズ"] },
        { line: 4, spellings: ["FC Tokyo", "FC東京"] },
      ],
      refused: [{ line: 5, reason: expect.stringContaining("another script") }],
    });
    expect(recognise(TEXT, "names.txt")).toEqual({ reason: "of none of the known forms" });
  });
});
