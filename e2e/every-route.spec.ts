import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { COMING_PAGES } from "../contract/tables/coming-pages.ts";
import { LOCALES, type LocaleCode } from "../contract/tables/locales.ts";
import { PAGES } from "../contract/tables/pages.ts";
import { flatten } from "../locales/checks/messages.ts";
import { sampleAddress } from "./page-samples.ts";
import { expect, site, test } from "./watched-page.ts";

const LATER = new Set(COMING_PAGES.map(({ name }) => name));
const ROUTES = PAGES.filter(({ name }) => !LATER.has(name));
const TAGS = [...LOCALES.map(({ tag }) => tag as string), "x-default"].sort();

const wordsOf = (code: LocaleCode): Map<string, string> =>
  new Map(
    readdirSync(path.resolve("locales", code)).flatMap((file) =>
      [...flatten(JSON.parse(readFileSync(path.resolve("locales", code, file), "utf8")))].map(
        ([key, text]) => [`${file}:${key}`, text] as const,
      ),
    ),
  );

/** English texts of several words that another language says in other words: none of them may stand on its pages. */
function englishOnly(code: LocaleCode): Set<string> {
  const own = new Set(wordsOf(code).values());
  return new Set(
    [...wordsOf("en").values()].filter((text) => /\p{L}+ \p{L}+/u.test(text) && !text.includes("{{") && !own.has(text)),
  );
}

/** The texts between a document's tags, without those of scripts, styles and other languages' names. */
const textsOf = (html: string): string[] =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/gs, "")
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean);

const attribute = (html: string, pattern: RegExp): string | undefined =>
  pattern.exec(html)?.[1]?.replaceAll("&amp;", "&");

/** A key of `locales/` or a placeholder that was not filled in. */
const RAW_KEY = /^(?:\w+:)?[a-z]\w*(?:\.[a-z]\w*)+$|\{\{|undefined|\[object/;

for (const { code, tag } of LOCALES) {
  const foreign = code === "en" ? new Set<string>() : englishOnly(code);

  for (const page of ROUTES) {
    test(`${page.name} in ${code} is a whole document`, async ({ request }) => {
      const address = `/${code}${await sampleAddress(request, page)}`;
      const answer = await request.get(site(address), { maxRedirects: 0 });
      expect([address, answer.status()]).toEqual([address, 200]);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${tag}"`);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html.match(/<main[ >]/g)).toHaveLength(1);
      expect(attribute(html, /<title>([^<]+)<\/title>/)).toMatch(/.{2,} \| Matchlight$/);
      expect(attribute(html, /<meta name="description" content="([^"]{15,})"/)).toBeTruthy();
      if (!/<meta name="robots" content="noindex/.test(html)) {
        const canonical = attribute(html, /<link rel="canonical" href="([^"]+)"/) ?? "";
        expect(new URL(canonical).pathname).toBe(address.split("?")[0]);
        const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)].map(([, lang]) => lang);
        expect(alternates.sort()).toEqual(TAGS);
      }
      const texts = textsOf(html);
      expect(texts.filter((text) => RAW_KEY.test(text))).toEqual([]);
      expect(texts.filter((text) => foreign.has(text))).toEqual([]);
    });
  }
}
