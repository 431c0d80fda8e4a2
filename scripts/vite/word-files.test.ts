import { expect, test } from "vitest";
import { wordFile } from "./word-files.mjs";

const words = { heading: "Matches", sentence: { live: "…" } };

test("a word file is a module of its own", async () => {
  const { fileName, text } = wordFile("en", "matches", words);
  expect(fileName).toMatch(/^assets\/words\/en-matches-[\w-]{8}\.js$/);
  expect(await import(`data:text/javascript,${encodeURIComponent(text)}`)).toHaveProperty("default", words);
});

test("other words have another name, so that a file may be kept for ever", () => {
  const name = (change: object) => wordFile("en", "matches", { ...words, ...change }).fileName;
  expect(name({})).toBe(name({}));
  expect(name({ heading: "Games" })).not.toBe(name({}));
});
