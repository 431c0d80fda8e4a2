import type { LocaleCode } from "#contract/tables/locales";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween } from "~/i18n/zone-offsets";
import { type RowFacts, rowFacts } from "./row-view.ts";
import { NOW, scheduled } from "./test-matches.ts";

/** Facts for rows in tests: 21 November 2026 in Hanoi, in play. */
export const testFacts = (
  locale: LocaleCode = "en",
  visitor = { savesData: false },
  zone = "Asia/Ho_Chi_Minh",
): RowFacts =>
  rowFacts(
    translatorOf(locale, ["matches", "rows"]),
    { locale, now: NOW, visitor, config: { storageBaseUrl: "https://storage.example" } },
    offsetsBetween(scheduled.kickOff, scheduled.kickOff, zone),
  );
