import type { Match } from "#contract/domain/match";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/context";
import { matchRow, starLabel } from "~/features/match-row/match-row.server";
import { rowCount } from "~/features/match-row/row-count.server";
import { type RowFacts, rowFacts } from "~/features/match-row/row-view";
import { formatDate } from "~/i18n/format-date";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween, type ZoneOffsets } from "~/i18n/zone-offsets";
import { html, type Markup } from "~/server-markup/html";

export interface MatchDaysOptions {
  /** The namespaces of the page; `rows` among them. */
  namespaces: readonly string[];
  /** Of the headings that name the days. */
  level?: 2 | 3;
  /** What stands beside the day, such as the competition's name where several are mixed: one part of a day for each. */
  groupOf?(match: Match): string;
  /** Another list stands above on the page, which has what every star is called. */
  isContinued?: boolean;
}

export interface MatchDays {
  markup: Markup;
  /** The visitor's zone from the first kick-off to the last. */
  zone: ZoneOffsets;
}

/** The visitor's zone from the first kick-off to the last; now's where there are no matches. */
export function zoneOfMatches(
  matches: readonly Pick<Match, "kickOff">[],
  { now, visitor }: Pick<EdgeContext, "now" | "visitor">,
): ZoneOffsets {
  if (matches.length === 0) return offsetsBetween(now, now, visitor.timeZone);
  const kickOffs = matches.map(({ kickOff }) => kickOff);
  return offsetsBetween(Math.min(...kickOffs), Math.max(...kickOffs), visitor.timeZone);
}

/**
 * Matches of many days as rows under their days, in the order in which they come. Stands in an element with the id
 * `list` and `data-live` (its sport), so that scores go on by themselves. Class names are those of rows.css and
 * match-days.css.
 */
export function matchDays(matches: readonly Match[], context: EdgeContext, options: MatchDaysOptions): MatchDays {
  const { locale, visitor } = context;
  const zone = zoneOfMatches(matches, context);
  const facts = rowFacts(translatorOf(locale, options.namespaces), context, zone);
  const days = partsOf(
    matches,
    (match) => `${dateIn(match.kickOff, visitor.timeZone)} ${options.groupOf?.(match) ?? ""}`,
  );
  let above = 0;
  const sections = days.map(({ key, matches: some }) => {
    const about = { date: key.slice(0, 10), group: key.slice(11), level: options.level ?? 2 };
    const section = day({ ...about, matches: some, above, facts, locale });
    above += some.length;
    return section;
  });
  const markup = html`${!options.isContinued && starLabel(facts)}${sections}`;
  return { markup, zone };
}

interface Day {
  date: string;
  group: string;
  matches: readonly Match[];
  /** Rows that stand above. */
  above: number;
  facts: RowFacts;
  level: 2 | 3;
  locale: EdgeContext["locale"];
}

function day({ date, group, matches, above, facts, level, locale }: Day): Markup {
  const said = html`<time datetime="${date}">${formatDate(date, locale, "full")}</time>${group && html` <small>${group}</small>`}`;
  const heading = level === 2 ? html`<h2>${said}</h2>` : html`<h3>${said}</h3>`;
  return html`<section class="card md"${rowCount(matches.length, above)}>${heading}${matches.map((match) => matchRow(match, facts))}</section>`;
}

/** Neighbours that share a key. */
function partsOf(matches: readonly Match[], keyOf: (match: Match) => string): { key: string; matches: Match[] }[] {
  const parts: { key: string; matches: Match[] }[] = [];
  for (const match of matches) {
    const key = keyOf(match);
    const last = parts.at(-1);
    if (last?.key === key) last.matches.push(match);
    else parts.push({ key, matches: [match] });
  }
  return parts;
}
