import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGES, RESOURCES } from "#contract/tables/pages/pages";
import { SITE_NAME } from "#contract/tables/site";
import routes from "./routes.ts";

test("every page and resource of the tables is a route under its own name, and nothing else is but the page for unknown addresses", async () => {
  const made = (await routes).map(({ id, path }) => [id, path]);
  expect(made).toEqual([
    ...[...PAGES, ...RESOURCES].map(({ name, path }) => [name, `:locale${decodeURI(path)}`]),
    ["notFound", "*"],
  ]);
});

test("every route's module exists", async () => {
  for (const { file } of await routes) expect(existsSync(new URL(file, import.meta.url)), file).toBe(true);
});

test("the installed site has the site's name", () => {
  const manifest = JSON.parse(readFileSync(new URL("../public/manifest.webmanifest", import.meta.url), "utf8"));
  expect([manifest.name, manifest.short_name]).toEqual([SITE_NAME, SITE_NAME]);
});
