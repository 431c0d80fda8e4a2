import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import * as namespaces from "./namespaces.ts";

test("each file of English translations is a namespace", () => {
  const files = readdirSync(path.join(import.meta.dirname, "en")).map((name) => path.basename(name, ".json"));
  expect(Object.keys(namespaces).sort()).toEqual(files.sort());
});
