import type { Stage } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import { KNOCKOUT_STAGES } from "#contract/tables/stages";
import type { MatchItemWire, MatchStateWire } from "#contract/wire/match-item";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import type { Fixture, MatchState } from "../../match/match.ts";

const two = (value: number): string => String(value).padStart(2, "0");

/** Seconds as mm:ss. */
export const gameTime = (seconds: number): string => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;

/**
 * The fields of a match state that only basketball has. Possession changes too often for a list; only scores include
 * it.
 */
export function gameFields({ basketball, periods }: MatchState): Partial<MatchStateWire> {
  if (!basketball || !periods) return {};
  const { clock, fouls, timeouts } = basketball;
  return {
    periodCount: basketball.periodCount,
    periodSeconds: basketball.periodSeconds,
    period: basketball.period,
    overtimeCount: basketball.overtimes,
    homePeriods: periods.map(([home]) => home),
    awayPeriods: periods.map(([, away]) => away),
    ...(clock && {
      clock: gameTime(clock.left),
      isClockRunning: clock.running !== undefined,
      ...(clock.running && { clockStart: clock.running.startedAt, clockFrom: clock.running.from }),
      ...(fouls && { homeTeamFouls: fouls[0], awayTeamFouls: fouls[1] }),
      ...(timeouts && { homeTimeouts: timeouts[0], awayTimeouts: timeouts[1] }),
    }),
  };
}

function matchKindOf(stage: Stage, { kind }: CompetitionEntry): string {
  if (kind === "cup") return "cup";
  if (stage === "playin") return "playin";
  return KNOCKOUT_STAGES.some((one) => one === stage) ? "post" : "regular";
}

/** The kind of match, in sports whose rows have one. */
const MATCH_KIND: Readonly<Record<Sport, typeof matchKindOf | undefined>> = {
  football: undefined,
  basketball: matchKindOf,
};

/** For a row: the number of the match within its series, and its kind. */
export function seriesFields(
  { stage, series }: Fixture,
  { seriesWins = [0, 0] }: MatchState,
  competition: CompetitionEntry,
): Pick<MatchItemWire, "series" | "matchKind"> {
  const matchKind = MATCH_KIND[competition.sport]?.(stage, competition);
  return {
    ...(matchKind && { matchKind }),
    ...(series && {
      series: {
        round: stage,
        bestOf: series.bestOf,
        gameNo: series.game,
        homeWins: seriesWins[0],
        awayWins: seriesWins[1],
      },
    }),
  };
}
