import { expect, test } from "vitest";
import type { Texts } from "~/shell/document/document-texts.server";
import { documentTexts, runModule } from "./document-texts.mjs";

test("the file holds every sheet and script by its name, minified, with what it imports", async () => {
  const [{ fileName, source } = { fileName: "", source: "" }] = await documentTexts.files(runModule);
  expect(fileName).toMatch(/^assets\/texts-[\w-]{8}\.json$/);
  const { styles, scripts } = JSON.parse(source as string) as Texts;
  const { sheets, everyPage, pages, conditional } = styles;
  for (const [name, css] of Object.entries({ ...sheets, ...conditional })) expect(css, name).toMatch(/^[^\s].*\}\n?$/s);
  for (const file of [everyPage, ...Object.values(pages)].flat()) expect(sheets, file).toHaveProperty([file]);
  expect(sheets["app/ui/every-page.css"]).toContain(":root{");
  expect(sheets["app/ui/every-page.css"]).not.toContain("@import");
  expect(Object.keys(scripts)).toContain("boot");
  for (const [name, code] of Object.entries(scripts)) expect(code, name).not.toMatch(/\bimport\b(?!\()|\n/);
});
