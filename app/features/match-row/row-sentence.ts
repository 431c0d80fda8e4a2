import type { MatchState } from "#contract/domain/live";
import type { Pair, Scores } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import { formatClock, type ZoneOffsets } from "~/i18n/zone-offsets";
import { basicsOf } from "~/sports/sport-basics";
import type { MatchStatus } from "./match-status.ts";
import type { RowWords } from "./row-words.ts";

/** What is needed to say how a match stands. */
export interface MatchStateFacts {
  words: RowWords;
  /** The visitor's zone at the kick-off. */
  offsets: ZoneOffsets;
  /** Milliseconds; moves the minute where a match has a clock. */
  now: number;
}

/** The teams as a row calls them. */
export type Names = Readonly<Record<"home" | "away", string>>;

/** Who plays what. */
export interface Playing extends Names {
  sport: Sport;
}

/** What a row's sentences are about. */
interface SentenceFacts {
  match: MatchState;
  playing: Playing;
  /** Those that the row shows. */
  scores: Partial<Scores>;
  status: MatchStatus;
  isVarCheck: boolean;
}

export const namedPair = ([home, away]: Pair) => ({ home, away });

/** A row as sentences. The first one says who plays and how it stands. */
export function rowSentence(about: SentenceFacts, facts: MatchStateFacts): string {
  const { match, playing: names, scores, isVarCheck } = about;
  const { words } = facts;
  const said = [mainSentence(about, facts)];
  const [home = 0, away = 0] = scores.reds ?? [];
  const addScore = (key: "halfTime" | "shootout" | "aggregate", pair: Pair) =>
    said.push(words.sentence(key)(namedPair(pair)));
  if (isVarCheck) said.push(words.sentence("varCheck")({}));
  // The points of each period say it more exactly.
  if (scores.periods) said.push(words.sentence("periods")({ points: scores.periods.points.map(scorePair).join(", ") }));
  else if (scores.halfTime) addScore("halfTime", scores.halfTime);
  // That of a finished match is in the first sentence.
  if (scores.shootout && match.state !== "finished") addScore("shootout", scores.shootout);
  if (scores.aggregate) addScore("aggregate", scores.aggregate);
  if (home) said.push(words.sentence("redCards")({ team: names.home, cards: words.redCards(home) }));
  if (away) said.push(words.sentence("redCards")({ team: names.away, cards: words.redCards(away) }));
  return said.join(" ");
}

const scorePair = ([home, away]: Pair): string => `${home}-${away}`;

/** The first sentence while the minute runs. */
export const minuteSentence = (words: RowWords, names: Names, [homeScore, awayScore]: Pair, minute: string): string =>
  words.sentence("live")({ ...names, homeScore, awayScore, minute });

function mainSentence(
  { match, playing, scores: { score, shootout }, status }: SentenceFacts,
  { words, offsets }: MatchStateFacts,
): string {
  const { sport, ...names } = playing;
  const { upcomingSentences: upcoming } = basicsOf(sport);
  const time = () => formatClock(match.kickOff, offsets);
  if (status.kind === "kickOff") return words.sentence(upcoming.scheduled)({ ...names, time: time() });
  if (status.kind === "delayed") return words.sentence(upcoming.delayed)({ ...names, time: time() });
  if (status.kind === "minute") return minuteSentence(words, names, score ?? [0, 0], status.minute);
  const said = status.kind === "given" ? status.text : words.status(status.word, status.number).long;
  if (!score) {
    const isUntimed = status.kind === "word" && status.word === "timeToBeAnnounced";
    return isUntimed
      ? words.sentence(upcoming.scheduledNoTime)(names)
      : words.sentence("other")({ ...names, status: said });
  }
  const values = { ...names, homeScore: score[0], awayScore: score[1] };
  if (shootout && match.state === "finished")
    return words.sentence("penalties")({ ...values, homePens: shootout[0], awayPens: shootout[1] });
  return words.sentence(match.state === "live" ? "break" : "finished")({ ...values, status: said });
}
