import * as z from "zod/mini";
import type { Announcement } from "../domain/announcement.ts";
import { localeOfApiLang } from "../tables/locales.ts";
import { endpoint } from "../wire/endpoint.ts";
import { IdParam, LangParam } from "../wire/parameters.ts";
import { EpochMs, Id, OptionalEpochMs, Text, wireObject } from "../wire/scalars.ts";
import type { WireOf } from "../wire/wire-of.ts";
import { NEWS_CACHE } from "./news/news.ts";

const WireAnnouncement = wireObject({
  id: Id,
  title: Text,
  html: Text,
  createTime: EpochMs,
  /** Ours. */
  updateTime: OptionalEpochMs,
  lang: Text,
});
const AnnouncementResult = z.object({ data: WireAnnouncement });
export type AnnouncementBody = WireOf<typeof AnnouncementResult>;

/**
 * One announcement, for everyone: in the language of `lang`, else English, else any that it has; the answer's `lang`
 * says which. 404 where there is none (yet), 410 if it was withdrawn.
 */
export const notificationAnnouncement = endpoint({
  name: "notificationAnnouncement",
  path: "/notification/announcement",
  namesOne: true,
  isHead: true,
  query: z.object({ lang: LangParam, id: IdParam }),
  result: AnnouncementResult,
  toValue: ({ data: { createTime, updateTime, lang, ...rest } }): Announcement => ({
    id: rest.id,
    title: rest.title,
    html: rest.html,
    createdAt: createTime,
    ...(updateTime !== undefined && updateTime > createTime && { updatedAt: updateTime }),
    language: localeOfApiLang(lang) ?? "en",
  }),
  cache: NEWS_CACHE,
});
