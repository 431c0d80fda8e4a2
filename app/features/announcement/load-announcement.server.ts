import type { Announcement } from "#contract/domain/announcement";
import type { EdgeContext } from "#worker/pages/context";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import { type Moment, momentOf } from "~/features/news/MomentTime";
import { lazyHtml, readStory } from "~/features/story/read-story.server";
import type { Story } from "~/features/story/story";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";

/** An announcement as shown on its page. */
export interface AnnouncementData extends Pick<Announcement, "title" | "language"> {
  published: Moment;
  updated?: Moment;
  story: Story;
  fetched: AnswerAge;
}

/**
 * Loads an announcement in the visitor's language or the one available. Throws an error page: 404 for an unknown id,
 * 410 for a withdrawn announcement, 400 for a malformed id.
 */
export async function loadAnnouncement(context: EdgeContext, id: string | undefined): Promise<AnnouncementData> {
  if (!id) return throwErrorPage(context, "notFound");
  const { locale, origin, visitor } = context;
  const [{ value, ...fetched }, tools] = await Promise.all([
    loadOrThrowErrorPage(context, context.upstream.call("notificationAnnouncement", { id })),
    lazyHtml(),
  ]);
  const { title, language, html, createdAt, updatedAt } = value;
  const moment = (instant: number) => momentOf(instant, locale, visitor.timeZone);
  return {
    title,
    language,
    published: moment(createdAt),
    ...(updatedAt !== undefined && { updated: moment(updatedAt) }),
    story: readStory(html, { origin, locale }, tools),
    fetched,
  };
}
