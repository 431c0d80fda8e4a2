import type { LocaleCode } from "#contract/tables/locales";
import type { Page } from "./page.ts";

const NOW = Date.parse("2026-11-21T12:40:00Z");

/** Page data for tests; constant unless changed. */
export const testPage = (locale: LocaleCode, change: Partial<Page> = {}): Page => ({
  locale,
  languages: ["en", locale],
  path: "/football/matches",
  search: "",
  origin: "https://scores.example",
  now: NOW,
  zone: [{ from: NOW, minutes: 420 }],
  requestId: "request-1",
  savesData: false,
  config: { storageBaseUrl: "/storage", socials: {}, apps: {} },
  ...change,
});
