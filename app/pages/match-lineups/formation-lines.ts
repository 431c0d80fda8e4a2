import type { LineUpPlayer, TeamLineUp } from "#contract/domain/line-ups";

const KEEPER = 1;
/** Longer lines do not fit on a phone. */
const WIDEST = 6;

/** Parses 4-2-3-1 or 4231 into the sizes of the lines in front of the goalkeeper; empty for other texts. */
function numbersOf(formation: string | undefined): number[] {
  const text = formation?.trim() ?? "";
  if (!/^\d(-?\d)+$/.test(text)) return [];
  return [...text.replaceAll("-", "")].map(Number);
}

function linesOfGrid(starters: readonly LineUpPlayer[]): LineUpPlayer[][] | undefined {
  const rows = new Map<number, LineUpPlayer[]>();
  const places = new Set<string>();
  for (const player of starters) {
    const { gridRow, gridCol } = player;
    if (gridRow === undefined || gridCol === undefined) return undefined;
    places.add(`${gridRow}:${gridCol}`);
    rows.set(gridRow, [...(rows.get(gridRow) ?? []), player]);
  }
  if (places.size < starters.length) return undefined;
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([, line]) => line.sort((a, b) => (a.gridCol ?? 0) - (b.gridCol ?? 0)));
}

function linesOfFormation(formation: string | undefined, starters: readonly LineUpPlayer[]) {
  const numbers = [KEEPER, ...numbersOf(formation)];
  if (numbers.reduce((sum, number) => sum + number, 0) !== starters.length) return undefined;
  let from = 0;
  return numbers.map((number) => {
    from += number;
    return starters.slice(from - number, from);
  });
}

/**
 * The starters by line, goalkeeper first, each from the side's own left: by the source's positions, otherwise by the
 * formation in list order. Undefined if neither fits: then there is a list but no pitch.
 */
export function formationLines({
  formation,
  starters,
}: Pick<TeamLineUp, "formation" | "starters">): LineUpPlayer[][] | undefined {
  const lines = linesOfGrid(starters) ?? linesOfFormation(formation, starters);
  const isDrawable = lines?.[0]?.length === KEEPER && lines.length > 2 && lines.every((line) => line.length <= WIDEST);
  return isDrawable ? lines : undefined;
}
