import { NOTICES_PATH } from "../paths.ts";
import type { PageRow } from "./page-row.ts";

/** A member's notices. It takes its list's form (POST), which marks a notice as read. */
export const NOTICE_PAGES: readonly PageRow[] = [
  {
    name: "notification",
    path: NOTICES_PATH,
    module: "notification",
    namespaces: ["common", "notices"],
    query: ["lastId"],
    isForMembers: true,
  },
];

/**
 * The operator's announcements, for everyone; `news` has the texts of dates, `highlights` those of third parties'
 * films.
 */
export const ANNOUNCEMENT_PAGES: readonly PageRow[] = [
  {
    name: "announcement",
    path: "/announcement/:id",
    module: "announcement",
    namespaces: ["common", "highlights", "news", "announcement"],
    query: [],
  },
];
