import { expect, test } from "vitest";
import { islandAttributes } from "./island-attributes.ts";

test("a document names each island's files, translations last", () => {
  const files = {
    islandFiles: { search: ["/assets/runtime.js", "/assets/search.js"] },
    islandTranslationFiles: { search: "/assets/texts/en-search.js" },
  };
  const attributes = islandAttributes(files, "match-list");
  expect(attributes["data-island-search"]).toBe("/assets/runtime.js /assets/search.js /assets/texts/en-search.js");
  expect(attributes).not.toHaveProperty("data-island-search-form");
  expect(islandAttributes(files, "search")).toHaveProperty("data-island-search-form");
});
