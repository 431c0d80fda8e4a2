import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { DAY } from "#contract/time/units";
import type { DueStory } from "./due-stories.ts";
import type { Before, Story } from "./story.ts";

// Reads what was written before, from the table of stories.

/** Titles and openings are not reused within a season. */
const SEASON = 366 * DAY;
/** Per team. */
const LAST = 8;
const MOST_BEFORE = 400;

/** The scores that a story depends on; empty if it depends on none. */
const formatResult = ({ kind, matches }: DueStory): string =>
  kind === "preview" || kind === "tableWatch"
    ? ""
    : matches
        .map(({ state: { score, shootout } }) => [score, shootout].flatMap((pair) => pair ?? []).join("-"))
        .join(" ");

/** A story's subject: its teams, or the series that it belongs to. */
export function subjectsOf({ kind, competitionId, matches }: DueStory): [first: string, second: string | null] {
  const fixture = kind === "report" || kind === "preview" ? matches[0]?.fixture : undefined;
  return fixture ? [`${kind} ${fixture.homeId}`, `${kind} ${fixture.awayId}`] : [`${kind} ${competitionId}`, null];
}

const WRITTEN = `select s.key, s.result, p.status from news_stories s
left join news_pieces p on p.key = s.key and p.language = s.language
where s.language = ?1 and s.at > ?2`;

/**
 * Results of a language's stories published since an instant, by key. Withdrawn ones stay as they are, whatever the
 * result.
 */
export async function writtenSince(
  database: D1Database,
  language: LocaleCode,
  since: number,
): Promise<(story: DueStory) => boolean> {
  const { results } = await database
    .prepare(WRITTEN)
    .bind(language, since)
    .all<{ key: string; result: string; status: string | null }>();
  const written = new Map(results.map((row) => [row.key, row]));
  return (story) => {
    const row = written.get(story.key);
    return row !== undefined && (row.status === "withdrawn" || row.result === formatResult(story));
  };
}

const BEFORE = `select first_id as firstId, second_id as secondId, title_pattern as titlePattern,
  opening_pattern as openingPattern, title, opening from news_stories
where language = ?1 and at > ?2 and at < ?3 and key <> ?6 and (first_id in (?4, ?5) or second_id in (?4, ?5))
order by at desc limit ${MOST_BEFORE}`;

interface BeforeRow {
  firstId: string;
  secondId: string | null;
  titlePattern: string;
  openingPattern: string;
  title: string;
  opening: string;
}

/** With the new one they are forty. */
const ALIKE = 39;
/** Sentences of the stories of its kind and sport before one: both stand before them. */
const FRAMES = `select frames from news_stories
where language = ?1 and at > ?2 and (at, key) < (?3, ?4) and frames like ?5
order by at desc, key desc limit ${ALIKE}`;

async function readUses(database: D1Database, language: LocaleCode, story: DueStory, sport: Sport) {
  const { results } = await database
    .prepare(FRAMES)
    .bind(language, story.at - SEASON, story.at, story.key, `${story.kind} ${sport} %`)
    .all<{ frames: string }>();
  const uses = new Map<string, number>();
  for (const { frames } of results)
    for (const frame of frames.split(" ").slice(2)) uses.set(frame, (uses.get(frame) ?? 0) + 1);
  return uses;
}

/** Patterns and texts of earlier stories about the same teams or in the same series. */
export async function readBefore(
  database: D1Database,
  language: LocaleCode,
  story: DueStory,
  sport: Sport,
): Promise<Before> {
  const subjects = subjectsOf(story);
  const [first, second] = subjects;
  const { results } = await database
    .prepare(BEFORE)
    .bind(language, story.at - SEASON, story.at, first, second ?? first, story.key)
    .all<BeforeRow>();
  const lastOf = (id: string | null) =>
    results.filter(({ firstId, secondId }) => firstId === id || secondId === id).slice(0, LAST);
  return {
    patterns: new Set(subjects.flatMap(lastOf).flatMap((row) => [row.titlePattern, row.openingPattern])),
    texts: new Set(results.flatMap(({ title, opening }) => [title, opening])),
    uses: await readUses(database, language, story, sport),
  };
}

const LOG = `insert or replace into news_stories
  (key, language, at, result, first_id, second_id, title_pattern, opening_pattern, title, opening, frames)
values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)`;

/** The statement that logs a story in the same transaction as its piece. */
export function logStatement(
  database: D1Database,
  language: LocaleCode,
  due: DueStory,
  { patterns, title, opening, sport, frames }: Pick<Story, "patterns" | "title" | "opening" | "sport" | "frames">,
): D1PreparedStatement {
  return database
    .prepare(LOG)
    .bind(
      due.key,
      language,
      due.at,
      formatResult(due),
      ...subjectsOf(due),
      patterns.title,
      patterns.opening,
      title,
      opening,
      [due.kind, sport, ...frames].join(" "),
    );
}
