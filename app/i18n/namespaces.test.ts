import { expect, test } from "vitest";
import { PAGES } from "#contract/tables/pages/pages";
import { namespacesOf, namespacesOfRoutes, routeHandle } from "./namespaces.ts";

test.each(PAGES)("$module speaks what the table says of $name", ({ module, namespaces }) => {
  expect(namespacesOf(module)).toEqual(expect.arrayContaining([...namespaces]));
});

test("a module without a page is a mistake", () => {
  expect(() => namespacesOf("nowhere")).toThrow("nowhere");
});

test("the words of a page are those that its routes name", () => {
  expect(
    namespacesOfRoutes([{ handle: { i18n: ["common"] } }, {}, undefined, { handle: routeHandle("match-info") }]),
  ).toEqual(["common", ...namespacesOf("match-info")]);
});
