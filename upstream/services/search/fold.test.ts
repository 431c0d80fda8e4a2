import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "./fold.ts";

describe("a text as it is compared", () => {
  it.each([
    ["  São   Paulo ", "sao paulo"],
    ["Beşiktaş", "besiktas"],
    ["Đà Nẵng", "da nang"],
    ["Śląsk Wrocław", "slask wroclaw"],
    ["İstanbul", "istanbul"],
    ["ＭＡＮ　ＵＴＤ", "man utd"],
    ["Brighton & Hove Albion", "brighton hove albion"],
    ["Newell’s Old Boys", "newells old boys"],
    ["Saint-Étienne", "saint etienne"],
    ["อาร์เซน่อล", "อารเซนอล"],
    ["อาร์เซนอล", "อารเซนอล"],
    ["ฮีต", "ฮีต"],
    ["ចាប់\u200bផ្ដើម", "ចាប់ផ្តើម"],
    ["洛杉磯湖人", "洛杉磯湖人"],
    ["!!!", ""],
  ])("%s is %s", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it("is the same folded twice, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 100 }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});
