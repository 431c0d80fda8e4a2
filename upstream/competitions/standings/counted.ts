import type { Pair } from "#contract/domain/match";
import { phaseGroup } from "#contract/domain/status";
import type { TableView } from "#contract/tables/standings-keys";
import type { MatchAt, MatchState } from "../../match/match.ts";
import { minus, plus, sideAhead, sideIndex } from "../../match/score.ts";
import { otherSide } from "../../match/sides.ts";
import type { Incident, Timeline } from "../../simulator/engine/timeline.ts";
import { latestOf } from "./form.ts";
import type { Cards, CountedMatch, CountsFor } from "./tally.ts";

/** A match of a season with the cards known to its source at the requested instant. */
export interface SeasonMatch extends MatchAt {
  cards?: readonly [Cards, Cards];
}

export interface CountingOptions {
  view: TableView;
  /** Matches in play count with their current score. */
  isLive: boolean;
  /** Overtime counts for the winner only. */
  isWithoutOvertime?: boolean;
  /** An awarded match is a forfeit of the side that lost it. */
  hasForfeits?: boolean;
  /** A basketball game's regulation periods. */
  periods?: number;
}

/**
 * Points of a basketball game's first periods; undefined for other matches, and until these periods have been played.
 */
function firstPeriods({ periods }: MatchState, count: number | undefined): Pair | undefined {
  if (!periods || count === undefined || periods.length < count) return undefined;
  return periods.slice(0, count).reduce<Pair>((sum, pair) => plus(sum, pair), [0, 0]);
}

/** After regulation time: in football 90 minutes, as in every table; in basketball if overtime does not count. */
const regulation = (state: MatchState, { isWithoutOvertime, periods }: CountingOptions): Pair | undefined =>
  (isWithoutOvertime ? firstPeriods(state, periods) : undefined) ?? state.fullTime ?? state.score;

/** A goalless match has a goalless first half, which some sources omit. */
function firstHalf(state: MatchState, score: Pair, { periods }: CountingOptions): Pair | undefined {
  return (
    state.halfTime ?? firstPeriods(state, periods && periods / 2) ?? (score[0] + score[1] === 0 ? score : undefined)
  );
}

function scoreIn(state: MatchState, options: CountingOptions): Pair | undefined {
  const score = regulation(state, options);
  if (!score || (options.view !== "h1" && options.view !== "h2")) return score;
  const half = firstHalf(state, score, options);
  return options.view === "h1" || !half ? half : minus(score, half);
}

/**
 * Finished matches count, awarded ones with the awarded score; without extra time, which no football table includes.
 * Void and abandoned ones never count.
 */
export function countedOf(match: SeasonMatch, options: CountingOptions): CountedMatch[] {
  const { fixture, state, cards } = match;
  const isFinal = phaseGroup(state.phase) === "final";
  const isProvisional = options.isLive && phaseGroup(state.phase) === "live";
  const score = scoreIn(state, options);
  if ((!isFinal && !isProvisional) || !score) return [];
  // A half not played yet counts for nobody.
  if (options.view === "h2" && !state.halfTime && !isFinal) return [];
  const winner = options.isWithoutOvertime && state.score ? sideAhead(state.score) : undefined;
  const ahead = sideAhead(score);
  return [
    {
      id: fixture.id,
      ...(fixture.matchday !== undefined && { matchday: fixture.matchday }),
      homeId: fixture.homeId,
      awayId: fixture.awayId,
      kickOff: fixture.kickOff,
      score,
      ...(winner && { winner }),
      ...(state.phase === "AWARDED" && options.hasForfeits && ahead && { forfeit: otherSide(ahead) }),
      ...(state.shootout && { shootout: state.shootout }),
      ...(cards && { cards }),
      ...(isProvisional && { isProvisional: true as const }),
    },
  ];
}

/** Which of its sides a match counts for in a view; undefined for both. */
export function countsFor(
  view: TableView,
  teamIds: readonly string[],
  matches: readonly CountedMatch[],
): CountsFor | undefined {
  if (view === "home" || view === "away") return (_, side) => side === view;
  if (view !== "form") return undefined;
  const latest = new Map(teamIds.map((id) => [id, new Set(latestOf(id, matches))]));
  return (match, side) => latest.get(side === "home" ? match.homeId : match.awayId)?.has(match) ?? false;
}

type Card = Extract<Incident, { kind: "card" }>;

const COUNTER: Record<Card["colour"], keyof Cards> = { yellow: "yellow", second_yellow: "secondYellow", red: "red" };

type Counter = { -readonly [Key in keyof Cards]: number };

/** Cards shown up to an instant (milliseconds). */
export function cardsUntil({ incidents }: Timeline, instant: number): readonly [Cards, Cards] {
  const cards: [Counter, Counter] = [
    { yellow: 0, secondYellow: 0, red: 0 },
    { yellow: 0, secondYellow: 0, red: 0 },
  ];
  for (const incident of incidents) {
    if (incident.at > instant) break;
    if (incident.kind !== "card") continue;
    const own = cards[sideIndex(incident.side)];
    own[COUNTER[incident.colour]] += 1;
    // The first of two yellows was counted when it was shown, if the source gave it.
    if (incident.colour === "second_yellow" && own.yellow > 0) own.yellow -= 1;
  }
  return cards;
}
