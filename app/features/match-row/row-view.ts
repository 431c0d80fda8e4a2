import type { i18n } from "i18next";
import type { Pair, Scores } from "#contract/domain/match";
import type { LocaleCode } from "#contract/tables/locales";
import { matchPath } from "#contract/tables/pages";
import { localePath } from "~/features/frame/locale-path";
import { formatClock, isoMinute, type ZoneOffsets } from "~/i18n/zone-offsets";
import type { ListedMatch, ListedTeam } from "./listed-match.ts";
import { type MatchStatus, matchStatus } from "./match-status.ts";
import { type RowWords, rowWordsOf } from "./row-words.ts";

/** What a row needs to know besides its match. */
export interface RowFacts {
  words: RowWords;
  /** In front of addresses: `/en`. */
  base: string;
  offsets: ZoneOffsets;
  /** Where crests are. */
  storageBaseUrl: string;
}

interface PageFacts {
  locale: LocaleCode;
  config: { storageBaseUrl: string };
}

/** Rows of a page: its words, its language's addresses, the visitor's zone. */
export const rowFacts = (i18n: i18n, { locale, config }: PageFacts, offsets: ZoneOffsets): RowFacts => ({
  words: rowWordsOf(i18n),
  base: localePath(locale, ""),
  offsets,
  storageBaseUrl: config.storageBaseUrl,
});

export interface SideView {
  team: ListedTeam;
  score?: number;
  /** Number of red cards, 0 when none. */
  reds: number;
  isWinner: boolean;
}

/** What a row of a list shows. */
export interface RowView {
  href: string;
  isLive: boolean;
  /** The status column; `title` says a short form in full, `dateTime` is there when it is the kick-off. */
  status: { text: string; title?: string; dateTime?: string };
  sides: readonly [home: SideView, away: SideView];
  /** Half-time, shoot-out and aggregate scores, one a line; empty when there are none. */
  notes: string;
  /** The row in whole sentences, for screen readers. */
  sentence: string;
}

export function rowView(match: ListedMatch, facts: RowFacts): RowView {
  const status = matchStatus(match);
  const scores = scoresOf(match);
  const side = (index: 0 | 1): SideView => ({
    team: index ? match.away : match.home,
    score: scores.score?.[index],
    reds: scores.reds?.[index] ?? 0,
    isWinner: match.state === "finished" && match.winner === (index ? "away" : "home"),
  });
  return {
    href: facts.base + matchPath(match),
    isLive: match.state === "live",
    status: statusView(status, match, facts),
    sides: [side(0), side(1)],
    notes: noteLines(match, scores, facts.words).join("\n"),
    sentence: sentences(match, status, scores, facts).join(" "),
  };
}

const scoresOf = (match: ListedMatch): Partial<Scores> => (match.state === "scheduled" ? {} : match);

function statusView(status: MatchStatus, { kickOff }: ListedMatch, { words, offsets }: RowFacts): RowView["status"] {
  switch (status.kind) {
    case "kickOff":
      return { text: formatClock(kickOff, offsets), dateTime: isoMinute(kickOff) };
    case "minute":
      return { text: `${status.minute}'` };
    case "word": {
      const { short, long } = words.status(status.word, status.number);
      return short === long ? { text: short } : { text: short, title: long };
    }
    case "given":
      return { text: status.text };
  }
}

function noteLines(match: ListedMatch, { halfTime, shootout, aggregate }: Partial<Scores>, words: RowWords): string[] {
  const lines: string[] = [];
  if (halfTime && isHalfTimePast(match)) lines.push(words.halfTimeScore(namedPair(halfTime)));
  if (shootout) lines.push(words.penalties(namedPair(shootout)));
  if (aggregate) lines.push(words.aggregate(namedPair(aggregate)));
  return lines;
}

// Until the second half the score itself says it.
const isHalfTimePast = (match: ListedMatch): boolean =>
  match.state !== "live" || (match.period !== "FIRST_HALF" && match.period !== "HALF_TIME");

const namedPair = ([home, away]: Pair) => ({ home, away });

function sentences(match: ListedMatch, status: MatchStatus, scores: Partial<Scores>, facts: RowFacts): string[] {
  const { words } = facts;
  const said = [mainSentence(match, status, scores, facts)];
  const [home = 0, away = 0] = scores.reds ?? [];
  if (scores.halfTime && isHalfTimePast(match)) said.push(words.sentence("halfTime")(namedPair(scores.halfTime)));
  if (scores.shootout && match.state !== "finished") said.push(words.sentence("shootout")(namedPair(scores.shootout)));
  if (scores.aggregate) said.push(words.sentence("aggregate")(namedPair(scores.aggregate)));
  if (home) said.push(words.sentence("redCards")({ team: match.home.name, cards: words.redCards(home) }));
  if (away) said.push(words.sentence("redCards")({ team: match.away.name, cards: words.redCards(away) }));
  return said;
}

function mainSentence(
  match: ListedMatch,
  status: MatchStatus,
  { score, shootout }: Partial<Scores>,
  { words, offsets }: RowFacts,
): string {
  const names = { home: match.home.name, away: match.away.name };
  if (status.kind === "kickOff")
    return words.sentence("scheduled")({ ...names, time: formatClock(match.kickOff, offsets) });
  const said = status.kind === "word" ? words.status(status.word, status.number).long : "";
  if (!score) {
    if (status.kind === "word" && status.word === "timeToBeAnnounced") return words.sentence("scheduledNoTime")(names);
    return words.sentence("other")({ ...names, status: status.kind === "given" ? status.text : said });
  }
  const values = { ...names, homeScore: score[0], awayScore: score[1] };
  if (status.kind === "minute") return words.sentence("live")({ ...values, minute: status.minute });
  if (shootout && match.state === "finished")
    return words.sentence("penalties")({ ...values, homePens: shootout[0], awayPens: shootout[1] });
  return words.sentence(match.state === "live" ? "break" : "finished")({
    ...values,
    status: status.kind === "given" ? status.text : said,
  });
}
