import { expect, test } from "vitest";
import { textsFile } from "./document-texts.mjs";

test("the file holds every sheet and script by its name, minified, with what it imports", async () => {
  const { fileName, text } = await textsFile();
  expect(fileName).toMatch(/^assets\/texts-[\w-]{8}\.json$/);
  const { sheets, scripts } = JSON.parse(text) as Record<"sheets" | "scripts", Record<string, string>>;
  expect(Object.keys(sheets)).toContain("matchList");
  for (const [name, css] of Object.entries(sheets)) expect(css, name).toMatch(/^[^\s].*\}\n?$/s);
  expect(sheets.everyPage).toContain(":root{");
  expect(sheets.everyPage).not.toContain("@import");
  expect(Object.keys(scripts)).toContain("boot");
  for (const [name, code] of Object.entries(scripts)) expect(code, name).not.toMatch(/\bimport\b|\n/);
});
