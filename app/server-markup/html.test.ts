import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeText, html } from "./html.ts";

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const asBrowserReads = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_all, name) => ENTITIES[name] ?? "");

test("a text stays one text: nothing in it opens an element, an entity or ends an attribute", () => {
  const hostile = fc.string({
    unit: fc.constantFrom("<", ">", "&", '"', "'", "/", "a", "=", " ", ";", "ạ", "ខ", "⚽"),
  });
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string({ unit: "grapheme" })), (text) => {
      const escaped = escapeText(text);
      expect(escaped).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
      expect(asBrowserReads(escaped)).toBe(text);
      expect(html`<a title="${text}">${text}</a>`.text).toBe(`<a title="${escaped}">${escaped}</a>`);
    }),
  );
});

test.each([
  ["numbers", html`<b>${0}</b>`, "<b>0</b>"],
  ["markup", html`<b>${html`<i>${"<"}</i>`}</b>`, "<b><i>&lt;</i></b>"],
  ["lists", html`<b>${[html`<i></i>`, html`<u></u>`]}</b>`, "<b><i></i><u></u></b>"],
  ["nothing", html`<b>${undefined}${false}${[]}${""}</b>`, "<b></b>"],
])("%s", (_name, made, text) => {
  expect(made.text).toBe(text);
});
