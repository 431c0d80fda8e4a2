import { expect, test } from "vitest";
import { readWordFiles, writeWordFiles } from "./word-files.ts";

test("a page's word files are read as they were written", () => {
  const files = { common: "/assets/words/en-common-1.js", matches: "/assets/words/en-matches-2.js" };
  expect(readWordFiles(writeWordFiles(files))).toEqual(files);
});
