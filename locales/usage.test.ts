import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { baseKey, flatten } from "./checks/messages.ts";
import { type Key, unusedKeys } from "./checks/usage.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const ENGLISH = path.join(import.meta.dirname, "en");

/** All code that shows texts. A missing key does not compile: keys are typed. */
const source = ["app", "worker"]
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((file) => path.join(ROOT, folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test-[a-z-]+\.tsx?$/.test(file))
  .map((file) => fs.readFileSync(file, "utf8"))
  .join("\n");

const keys: Key[] = fs.readdirSync(ENGLISH).flatMap((file) => {
  const namespace = path.basename(file, ".json");
  const texts = flatten(JSON.parse(fs.readFileSync(path.join(ENGLISH, file), "utf8")));
  return [...new Set([...texts.keys()].map(baseKey))].map((key) => ({ namespace, key }));
});

it("every text is shown somewhere", () => {
  expect(keys.length).toBeGreaterThan(100);
  expect(unusedKeys(keys, source)).toEqual([]);
});
