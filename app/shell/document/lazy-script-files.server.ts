import type { PublicConfig } from "#worker/pages/context";
import stars from "~/features/favourites/member-stars?script-file";
import tracker from "~/features/match-tracker/match-drawings?script-file";
import noticeDatabase from "~/features/notices/firebase/database-line?script-file";
import databaseNotices from "~/features/notices/firebase/database-notices?script-file";
import notices from "~/features/notices/socket-notices?script-file";
import rowLines from "~/features/row-lines/show-row-lines?script-file";
import type { LazyScript } from "~/runtime/page-script/page-script";

type ScriptFiles = Readonly<Partial<Record<LazyScript, string>>>;

const FILES: ScriptFiles = { stars, notices, tracker, rowLines };
const FILES_WITH_DATABASE: ScriptFiles = { ...FILES, notices: databaseNotices, noticeDatabase };

/** Addresses of the scripts that pages of this site load on demand. */
export const lazyScriptFiles = (config: Pick<PublicConfig, "noticeDatabase">): ScriptFiles =>
  config.noticeDatabase ? FILES_WITH_DATABASE : FILES;
