import type { Statement } from "../store/load-statements.ts";
import { announcementStatements } from "./announcement-statements.ts";
import { type AnnouncementRow, readAnnouncementFile } from "./read-announcement-file.ts";

/** An announcement from the text of its file. Throws, with all that is wrong, where it is not fit. */
export function announcementRow(text: string): AnnouncementRow {
  const read = readAnnouncementFile(text);
  if ("faults" in read) throw new Error(`${text.slice(0, 200)}: ${JSON.stringify(read.faults)}`);
  return read.row;
}

/** What brings the announcements of these files into a new database. */
export const shippedAnnouncements = (texts: readonly string[]): Statement[] =>
  texts.flatMap((text) => announcementStatements([announcementRow(text)], 0));
