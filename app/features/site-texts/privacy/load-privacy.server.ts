import type { EdgeContext } from "#worker/pages/context";
import { formatDate } from "~/i18n/format-date";

/** When the text last changed. Update it with the text. */
const CHANGED_ON = "2026-11-30";

export interface PrivacyData {
  /** In the visitor's language. */
  changedOn: string;
  /** Codes may be sent by Google, through Firebase. */
  hasFirebase: boolean;
}

export const loadPrivacy = ({ locale, firebase }: Pick<EdgeContext, "locale" | "firebase">): PrivacyData => ({
  changedOn: formatDate(CHANGED_ON, locale, "date"),
  hasFirebase: firebase !== undefined,
});
