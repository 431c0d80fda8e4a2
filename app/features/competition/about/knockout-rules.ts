import type { SubLeagues } from "#contract/calls/standings/sub-leagues";
import type { ExtraTime } from "#contract/domain/bracket";
import type { KnockoutStage } from "#contract/tables/stages";

/** How a season's knock-out rounds are played, derived from its bracket. */
export interface KnockoutRules {
  /** Two-legged rounds. */
  twoLegs: KnockoutStage[];
  /** Rounds of series, grouped by length. */
  series: { bestOf: number; stages: KnockoutStage[] }[];
  extraTime?: ExtraTime;
  awayGoals: boolean;
}

export function knockoutRules({ bracket }: Pick<SubLeagues, "bracket">): KnockoutRules {
  const rounds = bracket?.rounds ?? [];
  const ties = rounds.flatMap((round) => round.ties);
  const lengths = new Map<number, KnockoutStage[]>();
  for (const { stage, ties: some } of rounds) {
    const bestOf = some[0]?.bestOf;
    if (bestOf !== undefined && bestOf > 1) lengths.set(bestOf, [...(lengths.get(bestOf) ?? []), stage]);
  }
  return {
    twoLegs: rounds.filter((round) => round.ties.some(({ legs }) => legs === 2)).map(({ stage }) => stage),
    series: [...lengths].map(([bestOf, stages]) => ({ bestOf, stages })),
    ...(ties[0] && { extraTime: ties[0].extraTime }),
    awayGoals: ties.some(({ awayGoalsRule }) => awayGoalsRule),
  };
}
