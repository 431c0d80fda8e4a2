import type { NoticeDatabase } from "#worker/pages/context";
import { localeOf } from "~/features/notices/apply-event";
import { browserStream } from "~/features/notices/browser-stream";
import {
  createDatabaseStream,
  type DatabaseEvents,
  listensAtFirebase,
  NO_STREAM,
} from "~/features/notices/database-stream";
import { askStreamToken } from "~/features/notices/notice-calls";
import type { NoticeStream } from "~/features/notices/notice-stream";
import { SessionEnded } from "~/runtime/members/session-ended";
import { PAGE_SCRIPT_ID } from "~/runtime/page-script/load-file.ts";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { startNoticesOf } from "../member-notices.ts";

/**
 * Why there is no connection, for the console: Firebase's code if there is one, since its messages may contain a
 * member's path.
 */
export function failureReason(error: unknown): string {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  return typeof code === "string" ? code : String(message ?? error);
}

type DatabaseLineScript = typeof import("./database-line.ts");

/** One line of JSON, as the workers log. An ended session is handled elsewhere. */
function report(error: unknown): void {
  if (error instanceof SessionEnded) return;
  console.warn(JSON.stringify({ event: "notice_line_failed", reason: failureReason(error) }));
}

function databaseStream({ page, load }: PageScript, database: NoticeDatabase): NoticeStream {
  const open = async (events: DatabaseEvents) => {
    const script = load<DatabaseLineScript>("noticeDatabase");
    const [{ openLine }, customToken] = await Promise.all([script, askStreamToken(localeOf(page))]);
    return openLine({ database, customToken, ...events });
  };
  const { isVisible, watch, random } = browserStream(page);
  return createDatabaseStream({ open, isVisible, watch, random, isOnline: () => navigator.onLine, report });
}

/** Replaces socket-notices.ts if the operator has a database at Firebase (docs/decisions/0035). */
export function startMemberNotices(script: PageScript): void {
  const { page } = script;
  const { noticeDatabase = "" } = page.getElementById(PAGE_SCRIPT_ID)?.dataset ?? {};
  const database = JSON.parse(noticeDatabase) as NoticeDatabase;
  const hasEmulator = database.emulatorUrl !== undefined;
  const listens = listensAtFirebase({ hostname: page.location.hostname, hasEmulator });
  startNoticesOf(page, listens ? databaseStream(script, database) : NO_STREAM);
}
