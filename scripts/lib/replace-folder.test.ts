import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { replaceFolder } from "./replace-folder.mjs";

let parent = "";
let folder = "";
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), "replace-folder-"));
  folder = path.join(parent, "build");
});
afterEach(() => rmSync(parent, { recursive: true }));

const fill = (place: string, text: string) => {
  mkdirSync(path.join(place, "edge"), { recursive: true });
  writeFileSync(path.join(place, "edge/index.js"), text);
};
const content = () => readFileSync(path.join(folder, "edge/index.js"), "utf8");

test("the old folder is whole while the new one is made, and the new one takes its place", async () => {
  fill(folder, "old");
  writeFileSync(path.join(folder, "only-in-old"), "");
  await replaceFolder(folder, async (draft) => {
    fill(draft, "new");
    expect([content(), readdirSync(folder)]).toEqual(["old", ["edge", "only-in-old"]]);
  });
  expect([content(), readdirSync(folder)]).toEqual(["new", ["edge"]]);
  expect(readdirSync(parent)).toEqual(["build"]);
});

test("where there is none yet, it appears whole", async () => {
  await replaceFolder(folder, async (draft) => {
    fill(draft, "new");
    expect(existsSync(folder)).toBe(false);
  });
  expect(content()).toBe("new");
});

test("when it cannot be made, the old one stays", async () => {
  fill(folder, "old");
  const failing = replaceFolder(folder, async (draft) => {
    fill(draft, "half");
    throw new Error("no more");
  });
  await expect(failing).rejects.toThrow("no more");
  expect(content()).toBe("old");
});

test.each(["new", "old"])("what a killed command left beside it (.%s) plays no part", async (kind) => {
  fill(folder, "old");
  fill(`${folder}.${kind}`, "left");
  writeFileSync(path.join(`${folder}.${kind}`, "left-over"), "");
  await replaceFolder(folder, async (draft) => {
    expect(existsSync(draft)).toBe(false);
    fill(draft, "new");
  });
  expect([content(), readdirSync(folder), readdirSync(parent)]).toEqual(["new", ["edge"], ["build"]]);
});
