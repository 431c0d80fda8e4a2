import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { DAY } from "#contract/time/units";
import { AUTHORS } from "../../../data/news/groups.ts";
import { withStates } from "../../../match/with-state.ts";
import type { CallContext } from "../../../matches/call-context.ts";
import { type Piece, toRow } from "../piece.ts";
import { storeRows } from "../store-pieces.ts";
import { COVERED } from "./covered-competitions.ts";
import { type DueStory, dueStories } from "./due-stories.ts";
import { zoneOf } from "./match-data.ts";
import { getOutline } from "./outline-of.ts";
import type { Outline, Story } from "./story.ts";
import { logStatement, readBefore, writtenSince } from "./story-log.ts";
import { writeStory } from "./write-story.ts";

/** Older stories are no longer written. */
const REACH = 3 * DAY;
/** Maximum time between a round's beginning and its last day. */
const ROUND = 4 * DAY;
/** Previews cover the next day's matches. */
const AHEAD = DAY;
const MATCH_DESK = AUTHORS.find(({ key }) => key === "match-desk")!.id;

/** Stored if there is nothing to say, so that it is not tried again and again. */
const NOTHING = {
  patterns: { title: "", opening: "" },
  title: "",
  opening: "",
  sport: "football",
  frames: [],
} as const;

const buildPiece = (due: DueStory, language: LocaleCode, story: Story): Piece => ({
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

/** A story to be written in a language. */
export interface UnwrittenStory {
  language: LocaleCode;
  due: DueStory;
}

/**
 * The due stories of all languages that are unwritten or were written from another result, oldest first: a language's
 * stories avoid what its earlier ones said, and no language waits for another.
 */
export async function unwrittenStories(context: CallContext): Promise<UnwrittenStory[]> {
  const { now, sources, news, directory } = context;
  const from = now - REACH;
  const fixtures = await sources.between(from - ROUND, now + AHEAD, now);
  const covered = new Set(Object.values(COVERED).flat());
  const matches = await withStates(
    fixtures.filter(({ competitionId }) => covered.has(competitionId)),
    context,
  );
  const byLanguage = LOCALES.map(async ({ code: language }): Promise<UnwrittenStory[]> => {
    const isWritten = await writtenSince(news.database, language, from);
    const due = dueStories(matches, language, [from, now], (id) => zoneOf(directory.competitionById(id)));
    return due.filter((story) => !isWritten(story)).map((story) => ({ language, due: story }));
  });
  return (await Promise.all(byLanguage)).flat().sort((a, b) => a.due.at - b.due.at);
}

type OutlineOf = (due: DueStory) => Promise<Outline | undefined>;

/** Outlines belong to no language: those of one batch are made once. */
function outlinesOf(context: CallContext): OutlineOf {
  const made = new Map<string, Promise<Outline | undefined>>();
  return (due) => {
    const known = made.get(due.key) ?? getOutline(due, context);
    made.set(due.key, known);
    return known;
  };
}

async function writeOne({ due, language }: UnwrittenStory, outlineFor: OutlineOf, context: CallContext): Promise<void> {
  const { news, now } = context;
  const outline = await outlineFor(due);
  if (!outline) {
    await logStatement(news.database, language, due, NOTHING).run();
    return;
  }
  const story = writeStory(outline, language, await readBefore(news.database, language, due, outline.sport));
  const log = logStatement(news.database, language, due, story);
  await storeRows(news, [toRow(buildPiece(due, language, story))], now, [log]);
}

/** Writes stories; one that fails is logged and left for the next hour. Writing a story again changes nothing. */
export async function writeStories(stories: readonly UnwrittenStory[], context: CallContext): Promise<void> {
  const outlineFor = outlinesOf(context);
  // In sequence: each avoids what the previous ones said.
  for (const story of stories) {
    try {
      await writeOne(story, outlineFor, context);
    } catch (error) {
      const { language, due } = story;
      console.error(JSON.stringify({ event: "story_failed", language, key: due.key, reason: String(error) }));
    }
  }
}
