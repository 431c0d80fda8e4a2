import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fetchBuild, joinBuilds, keepBuild, LIST } from "./kept-files.mjs";

let parent = "";
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), "kept-files-"));
});
afterEach(() => rmSync(parent, { recursive: true }));

const folders = () => ({
  build: path.join(parent, "build"),
  previous: path.join(parent, "previous"),
  upload: path.join(parent, "upload"),
});
function makeBuild(files: Record<string, string>): void {
  const { build } = folders();
  rmSync(build, { recursive: true, force: true });
  for (const [file, text] of Object.entries({ "icon.svg": "icon", ...files })) {
    mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
    writeFileSync(path.join(build, file), text);
  }
}
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

function deploy(files: Record<string, string>): string[] {
  makeBuild(files);
  joinBuilds(folders());
  keepBuild(folders());
  return filesIn(folders().upload);
}

test("a deploy serves the files of two builds: its own, and those of the one before", () => {
  const same = { "assets/same-1.js": "same" };
  expect(deploy({ ...same, "assets/a-1.js": "one", "assets/texts/en-1.js": "one" })).toEqual(
    ["assets/a-1.js", "assets/same-1.js", "assets/texts/en-1.js", LIST, "icon.svg"].sort(),
  );
  expect(deploy({ ...same, "assets/a-2.js": "two" })).toEqual(
    ["assets/a-1.js", "assets/a-2.js", "assets/same-1.js", "assets/texts/en-1.js", LIST, "icon.svg"].sort(),
  );
  expect(deploy({ ...same, "assets/a-3.js": "three" })).toEqual(
    ["assets/a-2.js", "assets/a-3.js", "assets/same-1.js", LIST, "icon.svg"].sort(),
  );
});

test("a build that was not deployed displaces nothing", () => {
  deploy({ "assets/a-1.js": "one" });
  makeBuild({ "assets/a-2.js": "two" });
  joinBuilds(folders());
  expect(deploy({ "assets/a-3.js": "three" })).toContain("assets/a-1.js");
});

test("a site's own files are fetched where no copy is, and no file outside of its folder", async () => {
  deploy({ "assets/a-1.js": "one" });
  deploy({ "assets/a-2.js": "two" });
  const { upload } = folders();
  const requested: string[] = [];
  const get = async (address: URL) => {
    requested.push(address.pathname);
    return new Response(readFileSync(path.join(upload, address.pathname)));
  };
  const previous = path.join(parent, "elsewhere");
  const list = path.join(upload, LIST);
  writeFileSync(list, JSON.stringify([...JSON.parse(readFileSync(list, "utf8")), "../x", "assets/../../x", "/etc/x"]));
  expect(await fetchBuild("https://site.example", previous, get as typeof fetch)).toBe(true);
  expect(requested).toEqual([`/${LIST}`, "/assets/a-2.js"]);
  expect(readFileSync(path.join(previous, "assets/a-2.js"), "utf8")).toBe("two");
});

test("a site without a list has nothing to keep; one that fails stops the deploy", async () => {
  const status = (code: number) => (async () => new Response("", { status: code })) as typeof fetch;
  expect(await fetchBuild("https://site.example", folders().previous, status(404))).toBe(false);
  await expect(fetchBuild("https://site.example", folders().previous, status(503))).rejects.toThrow("503");
});
