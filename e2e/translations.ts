import { readFileSync } from "node:fs";
import type { LocaleCode } from "../contract/tables/locales.ts";

/** Reads a file of `locales/`. */
export const readTranslations = <Texts>(code: LocaleCode, namespace: string): Texts =>
  JSON.parse(readFileSync(new URL(`../locales/${code}/${namespace}.json`, import.meta.url), "utf8"));

const read = (namespace: string): unknown => readTranslations("en", namespace);

/** The site's English texts, so that tests survive rewording. */
export const WORDS = {
  common: read("common") as typeof import("../locales/en/common.json"),
  matches: read("matches") as typeof import("../locales/en/matches.json"),
  match: read("match") as typeof import("../locales/en/match.json"),
  rows: read("rows") as typeof import("../locales/en/rows.json"),
  frame: read("frame") as typeof import("../locales/en/frame.json"),
  live: read("live") as typeof import("../locales/en/live.json"),
  saving: read("saving") as typeof import("../locales/en/saving.json"),
  calendar: read("calendar") as typeof import("../locales/en/calendar.json"),
  banner: read("banner") as typeof import("../locales/en/banner.json"),
  settings: read("settings") as typeof import("../locales/en/settings.json"),
  news: read("news") as typeof import("../locales/en/news.json"),
  empty: read("empty") as typeof import("../locales/en/empty.json"),
  standings: read("standings") as typeof import("../locales/en/standings.json"),
  view: read("view") as typeof import("../locales/en/view.json"),
  errors: read("errors") as typeof import("../locales/en/errors.json"),
  odds: read("odds") as typeof import("../locales/en/odds.json"),
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A pattern for a sentence on a page: placeholders match the given values, or anything. */
export const sentence = (text: string, given: Readonly<Record<string, string>> = {}): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\{(\w+)\}\}/)
      .map((part, at) => (at % 2 === 0 ? escaped(part) : given[part] === undefined ? ".+" : escaped(given[part])))
      .join("")}$`,
  );
