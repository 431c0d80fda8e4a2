import type { Statement } from "../../store/load-statements.ts";
import { announcementStatements } from "./publish-announcement.ts";
import { type AnnouncementRow, readAnnouncementFile } from "./read-announcement-file.ts";

/** Parses an announcement file. Throws with every fault if it is invalid. */
export function announcementRow(text: string): AnnouncementRow {
  const read = readAnnouncementFile(text);
  if ("faults" in read) throw new Error(`${text.slice(0, 200)}: ${JSON.stringify(read.faults)}`);
  return read.row;
}

/** Statements that store the announcements of these files in a new database. */
export const shippedAnnouncements = (texts: readonly string[]): Statement[] =>
  texts.flatMap((text) => announcementStatements([announcementRow(text)], 0));
