import type { LocaleCode } from "../tables/locales.ts";

/** What the operator announces, in the reader's language where it is in that one. */
export interface Announcement {
  id: string;
  title: string;
  /** As the upstream sent it: whoever shows it lets through what they know (app/features/story). */
  html: string;
  /** Milliseconds. */
  createdAt: number;
  /** Milliseconds; undefined where it is as it was. */
  updatedAt?: number;
  language: LocaleCode;
}
