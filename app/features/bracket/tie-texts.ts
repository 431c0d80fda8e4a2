import type { i18n } from "i18next";
import type { Placeholder, Slot, Tie } from "#contract/domain/bracket";
import type { Match, Pair } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import type { KnockoutStage } from "#contract/tables/stages";
import { scoreText } from "#contract/text/score-text";
import { type RowFacts, rowView } from "~/features/match-row/row-view";
import { stageName as stageNameOf } from "~/features/match-row/stage-label";
import { joinSentences, labelled } from "~/i18n/join-texts";
import { tieKey, winsNeeded } from "./bracket-data.ts";

/** Everything a bracket needs besides its ties. */
export interface BracketFacts {
  facts: RowFacts;
  /** With the namespaces `bracket`, `matches` and `rows`. */
  i18n: i18n;
  /** The formatted day of a match, in the visitor's zone. */
  dayOf(match: Match): string;
  timeZone: string;
  sport: Sport;
  leagueId?: string | undefined;
  /** Ties per round; the only tie of a round gets no number. */
  sizes: Readonly<Record<string, number>>;
  /** Who wins the final goes up, and is not champion. */
  isForPromotion?: true | undefined;
  /** The match that the page is about; its tie is marked. */
  matchId?: string;
}

const translationsOf = ({ i18n }: BracketFacts) => i18n.getFixedT(null, "bracket");

export const stageName = (stage: string, { i18n, ...of }: BracketFacts): string =>
  stageNameOf(of, stage as KnockoutStage, i18n.getFixedT(null, "matches"));

/** "Quarter-final 2" for the id `quarter_final-2`; "Final" for the only tie of its round. */
function tieName(tieId: string, bracket: BracketFacts): string {
  const [stage = "", number = ""] = tieId.split("-");
  const name = stageName(stage, bracket);
  return (bracket.sizes[stage] ?? 1) > 1 ? translationsOf(bracket)(tieKey(name), { stage: name, number }) : name;
}

export function placeholderName(place: Placeholder | undefined, bracket: BracketFacts): string {
  const t = translationsOf(bracket);
  switch (place?.kind) {
    case undefined:
      return t("toBeDecided");
    case "winner":
      return t("winnerOf", { tie: tieName(place.tieId, bracket) });
    case "loser":
      return t("loserOf", { tie: tieName(place.tieId, bracket) });
    case "third":
      return t("thirdOfGroups", { letters: place.groups.join("/") });
    case "group":
      return groupPlace(place, t);
    case "rank":
      return rankPlace(place, t);
  }
}

type Translations = ReturnType<typeof translationsOf>;

function groupPlace({ rank, group: letter }: Extract<Placeholder, { kind: "group" }>, t: Translations): string {
  if (rank === 1) return t("winnerOfGroup", { letter });
  return rank === 2 ? t("runnerUpOfGroup", { letter }) : t("placeOfGroup", { rank, letter });
}

function rankPlace({ rank, conference }: Extract<Placeholder, { kind: "rank" }>, t: Translations): string {
  if (conference === "east") return t("placeEast", { rank });
  return conference === "west" ? t("placeWest", { rank }) : t("place", { rank });
}

export const slotName = ({ team, placeholder }: Slot, bracket: BracketFacts): string =>
  team?.name ?? placeholderName(placeholder, bracket);

/** How a tie was decided if the score alone does not show it; empty otherwise. */
function decidedText(tie: Tie, bracket: BracketFacts): string {
  const t = translationsOf(bracket);
  switch (tie.decidedBy) {
    case "AWAY_GOALS":
      return t("awayGoals");
    case "ET":
      return t("afterExtraTime");
    case "PENS": {
      const pens = shootoutOf(tie);
      return pens ? t("penalties", { home: pens[0], away: pens[1] }) : "";
    }
    case "REPLAY":
      return t("replay");
    case "WALKOVER":
      return t("walkover");
    case "COIN":
      return t("lot");
    default:
      return "";
  }
}

/** Whether the tie's second side is at home in this match. */
export const isTurned = ({ home }: Tie, match: Match): boolean =>
  home.team !== undefined && match.home.id !== home.team.id;

export const turned = ([home, away]: Pair, isOther: boolean): Pair => (isOther ? [away, home] : [home, away]);

/** Shoot-out of the tie's last match, in the order of the tie's sides. */
export function shootoutOf(tie: Tie): Pair | undefined {
  const last = tie.matches.at(-1);
  return last && "shootout" in last && last.shootout ? turned(last.shootout, isTurned(tie, last)) : undefined;
}

export const isOfSeveral = ({ legs, bestOf }: Tie): boolean => legs === 2 || (bestOf ?? 1) > 1;

/** "First leg", "Game 4"; empty for a tie's only match. */
export function gameName(tie: Tie, match: Match, { i18n }: BracketFacts): string {
  const tMatches = i18n.getFixedT(null, "matches");
  if (tie.legs === 2) return tMatches(match.leg === 2 ? "stage.secondLeg" : "stage.firstLeg");
  const number = match.series?.game ?? tie.matches.indexOf(match) + 1;
  return isOfSeveral(tie) ? i18n.getFixedT(null, "bracket")("game", { number }) : "";
}

/**
 * The line above a tie's sides: its number while another tie waits for its winner, then the day and how it was decided.
 */
export function statusLine(tie: Tie, bracket: BracketFacts): string {
  const t = translationsOf(bracket);
  const format = tie.bestOf
    ? t("bestOf", { count: tie.bestOf, wins: winsNeeded(tie.bestOf) })
    : tie.legs === 2 && t("twoLegs");
  const match = tie.matches.find(({ state }) => state !== "finished") ?? tie.matches.at(-1);
  const number = tie.winner === undefined && (bracket.sizes[stageOf(tie)] ?? 1) > 1 && tieName(tie.id, bracket);
  if (!match) return joined(number, format);
  if (isOfSeveral(tie) && tie.winner)
    return joined(tie.bestOf ? format : bracket.dayOf(match), decidedText(tie, bracket));
  const { text } = rowView(match, bracket.facts).status;
  const isPlayed = match.state === "finished";
  return joined(
    isOfSeveral(tie) && gameName(tie, match, bracket),
    match.state !== "live" && bracket.dayOf(match),
    !(isPlayed && isOfSeveral(tie)) && text,
  );
}

interface FinalResult {
  /** Empty without a match. */
  score: string;
  /** The day, and how it was decided if the score does not show it. */
  remark: string;
}

/** The result of a decided tie in figures: games won in a series, or goals of both legs or of its only match. */
export function finalResult(tie: Tie, bracket: BracketFacts): FinalResult {
  const last = tie.matches.at(-1);
  const goals = last && "score" in last && last.score ? turned(last.score, isTurned(tie, last)) : undefined;
  const pair = tie.seriesWins ?? tie.aggregate ?? goals;
  return {
    score: pair ? scoreText(pair, bracket.i18n.language, "cell") : "",
    remark: joined(decidedText(tie, bracket), last && bracket.dayOf(last)),
  };
}

const stageOf = ({ id }: Tie): string => id.split("-")[0] ?? "";

const joined = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(" · ");

/** A tie in full sentences, for screen readers. */
export function tieSentences(tie: Tie, bracket: BracketFacts, isFinal: boolean): string {
  const t = translationsOf(bracket);
  const names = { home: slotName(tie.home, bracket), away: slotName(tie.away, bracket) };
  const said = playSentences(tie, names, bracket);
  if (tie.winner) {
    const outcome = !isFinal ? "through" : bracket.isForPromotion ? "goesUp" : "champions";
    said.push(t(outcome, { team: slotName(tie[tie.winner], bracket) }));
  }
  return labelled(tieName(tie.id, bracket), joinSentences(said, bracket.i18n.language), bracket.i18n.language);
}

function playSentences(tie: Tie, names: { home: string; away: string }, bracket: BracketFacts): string[] {
  const t = translationsOf(bracket);
  const [match, ...others] = tie.matches;
  const pair = tie.seriesWins ?? tie.aggregate;
  if (match && others.length === 0 && !pair)
    return [labelled(bracket.dayOf(match), rowView(match, bracket.facts).sentence, bracket.i18n.language)];
  if (!pair) return [t("undecided", names)];
  const [homeScore, awayScore] = pair;
  const sentence = t(tie.seriesWins ? "series" : "aggregate", { ...names, homeScore, awayScore });
  const how = decidedText(tie, bracket);
  return how ? [sentence, `${how}.`] : [sentence];
}
