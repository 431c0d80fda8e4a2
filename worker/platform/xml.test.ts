import fc from "fast-check";
import { expect, test } from "vitest";
import { parseXml } from "./test-xml.ts";
import { xmlElement, xmlText } from "./xml.ts";

test.each([
  ["markup", "<b>&amp;</b>", "<b>&amp;</b>"],
  ["the end of a CDATA section", "a ]]> b", "a ]]> b"],
  ["quotes", `"it's"`, `"it's"`],
  ["control characters", "a\u0000\u0008\u000b\u001fb", "ab"],
  ["what is no character", "a\ufffe\uffffb", "ab"],
  ["half a pair", "a\ud83cb", "a\ufffdb"],
  ["a pair", "🏀", "🏀"],
  ["Khmer", "បាល់\u200bទាត់", "បាល់\u200bទាត់"],
  ["a text that looks like a declaration", "<?xml version='1.0'?><!DOCTYPE a>", "<?xml version='1.0'?><!DOCTYPE a>"],
])("%s stands in an element as text", (_case, text, read) => {
  expect(parseXml(xmlElement("a", text))).toMatchObject({ text: read, children: [] });
});

test("any text makes a well-formed document, as an element and as an attribute", () => {
  const text = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(text, (given) => {
      expect(parseXml(xmlElement("a", given)).children).toEqual([]);
      expect(Object.keys(parseXml(`<a b="${xmlText(given)}"/>`).attributes)).toEqual(["b"]);
    }),
  );
});
