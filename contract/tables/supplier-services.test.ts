import { expect, test } from "vitest";
import { servicesIn } from "./supplier-services.ts";

test.each([
  [undefined, []],
  ["", []],
  ["openligadb, api-football", ["OpenLigaDB", "API-Football"]],
  ["api-football,nobody", ["API-Football"]],
])("the services of %j are %j", (text, names) => {
  expect(servicesIn(text).map(({ name }) => name)).toEqual(names);
});
