import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
/** A request to an address with its options, up to the end of the statement. */
const REQUEST = /await (?:fetch|send)\((?!request\b)[^;]*?\{[^;]*;/g;

const requests = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.ts$/.test(file) && !/(?:\.test\.ts|(?:^|\/)(?:test|stub)-[^/]+)$/.test(file))
  .flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), "utf8").matchAll(REQUEST)].map(([text]) => ({ file, text })),
  );

test("no request to another server follows a redirect: it would take keys and tokens elsewhere", () => {
  expect(requests.length).toBeGreaterThan(4);
  expect(requests.filter(({ text }) => !text.includes('redirect: "manual"')).map(({ file }) => file)).toEqual([]);
});
