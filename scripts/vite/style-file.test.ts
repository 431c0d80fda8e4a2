import { expect, test } from "vitest";
import { styleFile } from "./style-file.mjs";

test("the style file holds every sheet by its name, minified, with what it imports", async () => {
  const { fileName, text } = await styleFile();
  expect(fileName).toMatch(/^assets\/styles-[\w-]{8}\.json$/);
  const sheets = JSON.parse(text) as Record<string, string>;
  expect(Object.keys(sheets)).toContain("matchList");
  for (const [name, css] of Object.entries(sheets)) expect(css, name).toMatch(/^[^\s].*\}\n?$/s);
  expect(sheets.everyPage).toContain(":root{");
  expect(sheets.everyPage).not.toContain("@import");
});
