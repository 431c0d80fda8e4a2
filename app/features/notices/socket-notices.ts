import type { PageScript } from "~/browser/page-script.ts";
import { browserStream } from "~/features/notices/browser-stream";
import { createSocketStream } from "~/features/notices/notice-stream";
import { startNoticesOf } from "./member-notices.ts";

/** Notices over the site's own stream. */
export const startMemberNotices = ({ page }: PageScript): void =>
  startNoticesOf(page, createSocketStream(browserStream(page)));
