import type { LocaleCode } from "#contract/tables/locales";
import { announcementRow, storeAnnouncement } from "./publish-announcement.ts";

/** An announcement file. */
export const announcementFile = (fields: Record<string, string> = {}, text = "Text."): string => {
  const front = { kind: "announcement", key: "of-tests", lang: "en", title: "An announcement of the tests", ...fields };
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join("\n")}\n---\n${text}\n`;
};

interface Announced {
  key: string;
  lang?: LocaleCode;
  title?: string;
  status?: "published" | "withdrawn";
  /** Milliseconds. */
  at: number;
}

/** Stores an announcement that is published at an instant. */
export const announce = (database: D1Database, { at, ...fields }: Announced) =>
  storeAnnouncement(database, announcementRow(announcementFile({ ...fields })), at);
