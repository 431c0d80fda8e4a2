import type { LocaleCode } from "#contract/tables/locales";
import { formatDate } from "~/i18n/format-date";

/** When the text last changed. Update it with the text. */
const CHANGED_ON = "2026-11-21";

export interface PrivacyData {
  /** In the visitor's language. */
  changedOn: string;
}

export const loadPrivacy = (locale: LocaleCode): PrivacyData => ({ changedOn: formatDate(CHANGED_ON, locale, "date") });
