import { expect, test } from "vitest";
import { COUNTRIES } from "#contract/tables/countries";
import { TEAMS } from "#upstream/competitions/world/world";
import { FLAGS } from "#upstream/data/media/flags";
import { flagBitmap, flagCodes, flagContent } from "./flags.mjs";

test("there is a flag for each country of the site and each home nation", () => {
  const codes = flagCodes();
  const wanted = [...COUNTRIES.map(({ code }) => code.toLowerCase()), "gb-eng", "gb-sct", "gb-wls", "gb-nir"];
  expect(wanted.filter((code) => !codes.includes(code))).toEqual([]);
  expect(codes).not.toContain("european_union");
});

test("drawn pictures have the flag of each national team, as written by `npm run flags`", () => {
  const countries = new Set(TEAMS.filter(({ isNational }) => isNational).map(({ country }) => country));
  expect([...FLAGS.keys()]).toEqual([...countries].sort());
  for (const [code, content] of FLAGS) expect(content, code).toBe(flagContent(code.toLowerCase()));
});

test.each(["jp", "th", "br", "gb-wls", "mx"])("%s as a bitmap is small", async (code) => {
  const png = await flagBitmap(code);
  expect([...png.subarray(1, 4)]).toEqual([..."PNG"].map((letter) => letter.charCodeAt(0)));
  expect(png.length).toBeLessThan(1_500);
});
