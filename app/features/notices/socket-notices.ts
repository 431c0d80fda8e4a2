import { browserStream } from "~/features/notices/browser-stream";
import { createSocketStream } from "~/features/notices/notice-stream";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { startNoticesOf } from "./member-notices.ts";

/** Notices over the site's own stream. */
export const startMemberNotices = ({ page }: PageScript): void =>
  startNoticesOf(page, createSocketStream(browserStream(page)));
