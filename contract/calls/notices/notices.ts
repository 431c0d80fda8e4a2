import * as z from "zod/mini";
import type { NoticeList } from "../../domain/notices.ts";
import { MOST_NOTICES, NOTICES_OF_A_LOAD } from "../../tables/notice-kinds.ts";
import { BESIDE_PAGE, endpoint, NO_DATA, OF_MEMBER } from "../../wire/endpoint.ts";
import { IdParam, LangParam } from "../../wire/parameters.ts";
import { rows } from "../../wire/rows.ts";
import { Flag, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { parseNotice, WireNotice } from "./notice-wire.ts";

// A member's notices (specification, sections 4 and 7).

/** GET upstream, as specified; POST in the browser-facing API, like every call with side effects. */
const CHANGE = { ...OF_MEMBER, effect: true, ...NO_DATA } as const;

const WireList = wireObject({
  announcementList: rows("announcementList", WireNotice),
  otherList: rows("otherList", WireNotice),
  hasNext: Flag,
});
const NoticeListResult = z.object({ data: WireList });
export type NoticeListBody = WireOf<typeof NoticeListResult>;

/**
 * Notices before `lastId`, latest first; announcements separately, with the first page. With `afterId` (ours) those
 * after it, earliest first, announcements too.
 */
export const notificationList = endpoint({
  ...OF_MEMBER,
  name: "notificationList",
  path: "/notification/list",
  limit: BESIDE_PAGE,
  query: z.object({
    lang: LangParam,
    size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_NOTICES)), NOTICES_OF_A_LOAD),
    lastId: z.optional(IdParam),
    afterId: z.optional(IdParam),
  }),
  result: NoticeListResult,
  toValue: ({ data }): NoticeList => ({
    announcements: data.announcementList.map(parseNotice),
    others: data.otherList.map(parseNotice),
    hasNext: data.hasNext,
  }),
});

/** Marks one as read. No effect if it is not the member's notice. */
export const notificationRead = endpoint({
  ...CHANGE,
  name: "notificationRead",
  path: "/notification/read",
  query: z.object({ lang: LangParam, id: IdParam }),
});

/** Marks all as read up to the latest that the member has seen (`upTo`, its id), so that none arrives read. Ours. */
export const notificationReadAll = endpoint({
  ...CHANGE,
  name: "notificationReadAll",
  method: "POST",
  path: "/notification/readAll",
  query: z.object({ lang: LangParam, upTo: IdParam }),
});

/** The member has seen that there are new notices. */
export const notificationNotified = endpoint({
  ...CHANGE,
  name: "notificationNotified",
  path: "/notification/notified",
  query: z.object({ lang: LangParam }),
});
