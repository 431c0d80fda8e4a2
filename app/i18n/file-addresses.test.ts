import { expect, test } from "vitest";
import { formatFileAddresses, parseFileAddresses } from "./file-addresses.ts";

test("a page's word files are read as they were written", () => {
  const files = { common: "/assets/texts/en-common-1.js", matches: "/assets/texts/en-matches-2.js" };
  expect(parseFileAddresses(formatFileAddresses(files))).toEqual(files);
});
