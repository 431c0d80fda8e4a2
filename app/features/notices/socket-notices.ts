import { browserStream } from "~/browser/notices/browser-stream";
import { createSocketStream } from "~/browser/notices/notice-stream";
import type { PageScript } from "~/browser/page-script.ts";
import { startNoticesOf } from "./member-notices.ts";

/** Notices over the site's own stream. */
export const startMemberNotices = ({ page }: PageScript): void =>
  startNoticesOf(page, createSocketStream(browserStream(page)));
