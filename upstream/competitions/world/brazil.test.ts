import { expect, test } from "vitest";
import { BRAZIL } from "#contract/tables/brazil";
import { countryIdOf } from "../../data/countries/country-id.ts";

test("the country with a header of its own is the one that addresses name", () => {
  expect(countryIdOf("BR")).toBe(BRAZIL.id);
});
