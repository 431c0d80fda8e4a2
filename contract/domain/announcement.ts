import type { LocaleCode } from "../tables/locales.ts";

/** An operator's announcement, in the reader's language if available. */
export interface Announcement {
  id: string;
  title: string;
  /** As sent by the upstream: the renderer allows only known markup (app/features/story). */
  html: string;
  /** Milliseconds. */
  createdAt: number;
  /** Milliseconds; undefined if unchanged. */
  updatedAt?: number;
  language: LocaleCode;
}
