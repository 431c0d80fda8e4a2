import { NOTICES_PATH } from "../paths.ts";
import type { PageRow } from "./page-row.ts";

/** What a member has been notified of. It takes the form of its list (POST), which marks a notice as read. */
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

/** What the operator announces, for everyone; of its texts `news` has dates, `highlights` films of others. */
export const ANNOUNCEMENT_PAGES: readonly PageRow[] = [
  {
    name: "announcement",
    path: "/announcement/:id",
    module: "announcement",
    namespaces: ["common", "highlights", "news", "announcement"],
    query: [],
  },
];
