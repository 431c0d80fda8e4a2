import { expect, test } from "vitest";
import { COUNTRIES } from "#contract/tables/countries";
import { flagFiles } from "./flags.mjs";

test("there is a flag for each country of the site and each home nation", () => {
  const names = flagFiles();
  const wanted = [...COUNTRIES.map(({ code }) => code.toLowerCase()), "gb-eng", "gb-sct", "gb-wls", "gb-nir"];
  expect(wanted.filter((code) => !names.includes(`${code}.svg`))).toEqual([]);
  expect(names).not.toContain("european_union.svg");
});
