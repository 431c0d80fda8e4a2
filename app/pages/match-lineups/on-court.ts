import type { GameLineUp, GameLineUpPlayer, GameLineUps } from "#contract/domain/game-info";
import type { Match, Side } from "#contract/domain/match";

/** Which five of each side are shown; also keys of `lineups`. */
export type CourtMoment = "startingFive" | "onCourtNow" | "onCourtBefore";

type Players = Record<Side, readonly GameLineUpPlayer[]>;

export interface OnCourt {
  moment: CourtMoment;
  /** The five at that moment. */
  five: Players;
  /** Players on court now; none during a break. */
  playing: Players;
}

const BREAKS: ReadonlySet<string> = new Set(["HALF_TIME", "END_OF_PERIOD"]);

/** The players on court, those on court before the break, or the starters. */
export function onCourt({ home, away }: GameLineUps, match: Match): OnCourt {
  const named: Players = { home: namedOnCourt(home), away: namedOnCourt(away) };
  const moment = courtMoment(match, named.home.length + named.away.length > 0);
  return {
    moment,
    five: moment === "startingFive" ? { home: home.starters, away: away.starters } : named,
    playing: moment === "onCourtNow" ? named : { home: [], away: [] },
  };
}

/** During a break sources still name the players who were last on court. */
function courtMoment(match: Match, isAnyoneOn: boolean): CourtMoment {
  if (match.state !== "live" || !isAnyoneOn) return "startingFive";
  return BREAKS.has(match.period) ? "onCourtBefore" : "onCourtNow";
}

/** A side's players reported as on court, guards first. */
const namedOnCourt = ({ starters, bench }: GameLineUp): GameLineUpPlayer[] =>
  [...starters, ...bench].filter(({ isOnCourt }) => isOnCourt).sort((a, b) => placeOf(a) - placeOf(b));

const ORDER = ["PG", "SG", "SF", "PF", "C"];
const placeOf = ({ position = "" }: GameLineUpPlayer): number => {
  const place = ORDER.indexOf(position);
  return place < 0 ? ORDER.length : place;
};
