import type { LocaleCode } from "#contract/tables/locales";
import { formatDate } from "~/i18n/format-date";

/** When the text last changed. Update it with the text. */
const CHANGED_ON = "2026-11-30";

export interface TermsData {
  /** In the visitor's language. */
  changedOn: string;
}

export const loadTerms = (locale: LocaleCode): TermsData => ({ changedOn: formatDate(CHANGED_ON, locale, "date") });
