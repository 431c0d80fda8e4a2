import type { RankingHistory } from "#contract/domain/standings";
import { tenth } from "#contract/text/decimal-text";

/** Ranks by round of the teams of one table. */
export interface RankLines {
  /** The table's id, if the season has several. */
  table?: string;
  rounds: readonly number[];
  /** The lowest rank of the chart. */
  lowest: number;
  /** Sorted by last rank. */
  lines: RankLine[];
}

export interface RankLine {
  team: RankingHistory["series"][number]["team"];
  ranks: readonly (number | null)[];
  /** Rank after the last known round. */
  last: number;
  best: number;
  worst: number;
}

/** With fewer rounds the chart adds nothing to the table. */
const FEWEST_ROUNDS = 4;

/** Lines of each table; none if there are too few rounds. */
export const rankLines = ({ rounds, series }: RankingHistory): RankLines[] =>
  [...Map.groupBy(series, ({ table }) => table)].flatMap(([table, own]) => {
    const lines = linesOf(own);
    if (rounds.length < FEWEST_ROUNDS || lines.length < 2) return [];
    const lowest = Math.max(lines.length, ...lines.map(({ worst }) => worst));
    return [{ ...(table !== undefined && { table }), rounds, lowest, lines }];
  });

const linesOf = (series: RankingHistory["series"]): RankLine[] =>
  series
    .flatMap(({ team, ranks }): RankLine[] => {
      const known = ranks.filter((rank) => rank !== null);
      const last = known.at(-1);
      if (last === undefined) return [];
      return [{ team, ranks, last, best: Math.min(...known), worst: Math.max(...known) }];
    })
    .toSorted((a, b) => a.last - b.last);

/** The points of a line in a box, as SVG's `points`; split at rounds without a rank. */
export function pointRuns(
  ranks: readonly (number | null)[],
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  lowest: number,
): string[] {
  const stepX = width / Math.max(1, ranks.length - 1);
  const stepY = height / Math.max(1, lowest - 1);
  const runs: string[][] = [[]];
  for (const [round, rank] of ranks.entries()) {
    if (rank === null) runs.push([]);
    else runs.at(-1)?.push(`${tenth(left + round * stepX)},${tenth(top + (rank - 1) * stepY)}`);
  }
  return runs.filter((run) => run.length > 0).map((run) => run.join(" "));
}
