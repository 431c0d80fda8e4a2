import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { LocaleCode } from "../contract/tables/locales.ts";
import { flatten } from "../locales/checks/messages.ts";

const wordsOf = (code: LocaleCode): Map<string, string> =>
  new Map(
    readdirSync(path.resolve("locales", code)).flatMap((file) =>
      [...flatten(JSON.parse(readFileSync(path.resolve("locales", code, file), "utf8")))].map(
        ([key, text]) => [`${file}:${key}`, text] as const,
      ),
    ),
  );

const known = new Map<LocaleCode, Set<string>>();

/** English texts of several words that differ in another language: none of them may appear on its pages. */
export function englishOnly(code: LocaleCode): Set<string> {
  const found = known.get(code);
  if (found) return found;
  const own = new Set(wordsOf(code).values());
  const texts = [...wordsOf("en").values()].filter(
    (text) => /\p{L}+ \p{L}+/u.test(text) && !text.includes("{{") && !own.has(text),
  );
  const only = new Set(texts);
  known.set(code, only);
  return only;
}

/** The texts between a document's tags, except those of scripts, styles and other languages' names. */
export const textsOf = (html: string): string[] =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/gs, "")
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean);

const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" };

/** The first group of a pattern in a document, as text. */
export const attribute = (html: string, pattern: RegExp): string | undefined =>
  pattern.exec(html)?.[1]?.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** A key of `locales/` or an unfilled placeholder. */
export const RAW_KEY = /^(?:\w+:)?[a-z]\w*(?:\.[a-z]\w*)+$|\{\{|undefined|\[object/;
