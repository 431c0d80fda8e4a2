import type { MatchState } from "#contract/domain/live";
import type { Pair, Scores } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import { scoreText } from "#contract/text/score-text";
import { joinListed, joinSentences } from "~/i18n/join-texts";
import { formatClock, type ZoneOffsets } from "~/i18n/zone-offsets";
import { basicsOf } from "~/sports/sport-basics";
import type { MatchStatus } from "./match-status.ts";
import type { RowTexts } from "./row-texts.ts";

/** What is needed to describe a match state. */
export interface MatchStateFacts {
  texts: RowTexts;
  /** The visitor's offsets at kick-off. */
  offsets: ZoneOffsets;
  /** Milliseconds; advances the minute if the match has a clock. */
  now: number;
  /** The visitor wants to see no result, nor anything that hints at one. */
  hidesScores?: boolean;
}

/** Team names as rows show them. */
export type Names = Readonly<Record<"home" | "away", string>>;

/** The two teams and their sport. */
export interface Playing extends Names {
  sport: Sport;
}

/** The subject of a row's sentences. */
interface SentenceFacts {
  match: MatchState;
  playing: Playing;
  /** The scores that the row shows. */
  scores: Partial<Scores>;
  status: MatchStatus;
  isVarCheck: boolean;
}

export const namedPair = ([home, away]: Pair) => ({ home, away });

/** A row as sentences. The first names the teams and the score. */
export function rowSentence(about: SentenceFacts, facts: MatchStateFacts): string {
  const { match, playing: names, scores, isVarCheck } = about;
  const { texts } = facts;
  const said = [mainSentence(about, facts)];
  const [home = 0, away = 0] = scores.reds ?? [];
  const addScore = (key: "halfTime" | "shootout" | "aggregate", pair: Pair) =>
    said.push(texts.sentence(key)(namedPair(pair)));
  if (isVarCheck) said.push(texts.sentence("varCheck")({}));
  // The points of each period are more precise.
  if (scores.periods)
    said.push(
      texts.sentence("periods")({
        points: joinListed(
          scores.periods.points.map((pair) => scoreText(pair, texts.language, "sentence")),
          texts.language,
        ),
      }),
    );
  else if (scores.halfTime) addScore("halfTime", scores.halfTime);
  // A finished match has it in the first sentence.
  if (scores.shootout && match.state !== "finished") addScore("shootout", scores.shootout);
  if (scores.aggregate) addScore("aggregate", scores.aggregate);
  if (home) said.push(texts.sentence("redCards")({ team: names.home, cards: texts.redCards(home) }));
  if (away) said.push(texts.sentence("redCards")({ team: names.away, cards: texts.redCards(away) }));
  return joinSentences(said, texts.language);
}

/** The first sentence while the clock runs. */
export const minuteSentence = (texts: RowTexts, names: Names, [homeScore, awayScore]: Pair, minute: string): string =>
  texts.sentence("live")({ ...names, homeScore, awayScore, minute });

function mainSentence(
  { match, playing, scores: { score, shootout }, status }: SentenceFacts,
  { texts, offsets }: MatchStateFacts,
): string {
  const { sport, ...names } = playing;
  const { upcomingSentences: upcoming } = basicsOf(sport);
  const time = () => formatClock(match.kickOff, offsets);
  if (status.kind === "kickOff") return texts.sentence(upcoming.scheduled)({ ...names, time: time() });
  if (status.kind === "delayed") return texts.sentence(upcoming.delayed)({ ...names, time: time() });
  if (status.kind === "minute") return minuteSentence(texts, names, score ?? [0, 0], status.minute);
  const said = status.kind === "given" ? status.text : texts.status(status.word, status.number).long;
  if (!score) {
    const isUntimed = status.kind === "word" && status.word === "timeToBeAnnounced";
    return isUntimed
      ? texts.sentence(upcoming.scheduledNoTime)(names)
      : texts.sentence("other")({ ...names, status: said });
  }
  const values = { ...names, homeScore: score[0], awayScore: score[1] };
  if (shootout && match.state === "finished")
    return texts.sentence("penalties")({ ...values, homePens: shootout[0], awayPens: shootout[1] });
  return texts.sentence(match.state === "live" ? "break" : "finished")({ ...values, status: said });
}
