import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { AnnouncementBody } from "#contract/calls/announcement";
import type { QueryOf } from "#contract/registry";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { CallRefusal, notFound } from "../../platform/envelope.ts";
import { chooseVariant } from "../../services/announcements/choose-variant.ts";
import { announcements } from "../../services/schema/announcements.ts";

export async function announcementById(
  { id, lang }: QueryOf<"notificationAnnouncement">,
  { news, now }: CallContext,
): Promise<AnnouncementBody> {
  const { language, title, html, status, publishedAt, updatedAt } = announcements;
  const variants = await drizzle(news.database)
    .select({ language, title, html, status, publishedAt, updatedAt })
    .from(announcements)
    .where(eq(announcements.key, id))
    .orderBy(language);
  const chosen = chooseVariant(variants, localeOf(lang), now);
  if (chosen === "withdrawn") throw new CallRefusal(410, "id: the announcement was withdrawn", "id");
  if (chosen === "unknown") throw notFound("id", "no such announcement");
  return {
    data: {
      id,
      title: chosen.title,
      html: chosen.html,
      lang: chosen.language,
      createTime: chosen.publishedAt,
      ...(chosen.updatedAt !== null && { updateTime: chosen.updatedAt }),
    },
  };
}
