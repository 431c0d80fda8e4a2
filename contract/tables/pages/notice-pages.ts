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
