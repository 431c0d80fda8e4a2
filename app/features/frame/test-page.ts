import type { LocaleCode } from "#contract/tables/locales";
import type { Namespace } from "#contract/tables/pages";
import { messagesOf } from "~/i18n/messages.server";
import type { Page } from "./page.ts";

const NOW = Date.parse("2026-11-21T12:40:00Z");

/** The facts of a page for tests: the real words of a language, all else fixed unless changed. */
export const testPage = (
  locale: LocaleCode,
  change: Partial<Page> = {},
  namespaces: readonly Namespace[] = [],
): Page => ({
  locale,
  path: "/football/matches",
  search: "",
  origin: "https://scores.example",
  now: NOW,
  zone: [{ from: NOW, minutes: 420 }],
  requestId: "request-1",
  config: { storageBaseUrl: "/storage", socials: {}, apps: {} },
  messages: messagesOf(locale, namespaces),
  ...change,
});
