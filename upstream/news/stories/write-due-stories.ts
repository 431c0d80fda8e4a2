import type { LocaleCode } from "#contract/tables/locales";
import type { CallContext } from "../../calls/call.ts";
import { AUTHORS } from "../../data/news/groups.ts";
import { withStates } from "../../matches/with-state.ts";
import { type Piece, toRow } from "../piece.ts";
import { storeRows } from "../store-pieces.ts";
import { COVERED } from "./covered-competitions.ts";
import { type DueStory, dueStories } from "./due-stories.ts";
import { zoneOf } from "./match-data.ts";
import { outlineOf } from "./outline-of.ts";
import type { Story } from "./story.ts";
import { logStatement, readBefore, writtenSince } from "./story-log.ts";
import { writeStory } from "./write-story.ts";

const DAY = 86_400_000;
/** Older stories are no longer written. */
const REACH = 3 * DAY;
/** Maximum time between a round's beginning and its last day. */
const ROUND = 4 * DAY;
/** Previews cover the next day's matches. */
const AHEAD = DAY;
/** Stories per run. */
const MOST_STORIES = 4;

const MATCH_DESK = AUTHORS.find(({ key }) => key === "match-desk")!.id;

/** Stored if there is nothing to say, so that it is not tried again and again. */
const NOTHING = { patterns: { title: "", opening: "" }, title: "", opening: "" };

const pieceOf = (due: DueStory, language: LocaleCode, story: Story): Piece => ({
  key: due.key,
  language,
  sport: story.sport,
  categoryId: story.category,
  authorId: MATCH_DESK,
  tagIds: story.tags,
  slug: story.slug,
  title: story.title,
  summary: story.summary,
  markdown: story.markdown,
  status: "published",
  publishAt: due.at,
  ...(story.matchId !== undefined && { matchId: story.matchId }),
});

async function dueNow(language: LocaleCode, context: CallContext): Promise<DueStory[]> {
  const { now, sources, news } = context;
  const from = now - REACH;
  const [fixtures, isWritten] = await Promise.all([
    sources.between(from - ROUND, now + AHEAD, now),
    writtenSince(news.database, language, from),
  ]);
  const covered = fixtures.filter(({ competitionId }) => COVERED[language].includes(competitionId));
  const due = dueStories(await withStates(covered, context), language, [from, now], (id) =>
    zoneOf(context.directory.competitionById(id)),
  );
  return due.filter((story) => !isWritten(story));
}

async function writeOne(due: DueStory, language: LocaleCode, context: CallContext): Promise<void> {
  const { news, now } = context;
  const outline = await outlineOf(due, context);
  if (!outline) {
    await logStatement(news.database, language, due, NOTHING).run();
    return;
  }
  const story = writeStory(outline, language, await readBefore(news.database, language, due));
  const log = logStatement(news.database, language, due, story);
  await storeRows(news, [toRow(pieceOf(due, language, story))], now, [log]);
}

/**
 * Writes the oldest of a language's due stories that are unwritten or were written from another result, a few at a
 * time. Returns how many are left.
 */
export async function writeDueStories(language: LocaleCode, context: CallContext): Promise<number> {
  const due = await dueNow(language, context);
  // In sequence: each avoids what the previous ones said.
  for (const story of due.slice(0, MOST_STORIES)) await writeOne(story, language, context);
  return Math.max(0, due.length - MOST_STORIES);
}
