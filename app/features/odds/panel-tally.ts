import type { OddsPanel, PricedMatch } from "#contract/domain/odds";

type Tally = OddsPanel["tally"];

/** Counts of the matches shown, so that a date range has its own. Shares in per cent, with one decimal. */
export function tallyOf(matches: readonly PricedMatch[]): Tally {
  const count = (isCounted: (match: PricedMatch) => boolean): number => matches.filter(isCounted).length;
  const settled = (settle: PricedMatch["handicap"]) => count(({ handicap }) => handicap === settle);
  const ended = (outcome: PricedMatch["total"]) => count(({ total }) => total === outcome);
  const handicap = {
    win: settled("WIN"),
    halfWin: settled("HALF_WIN"),
    push: settled("PUSH"),
    halfLose: settled("HALF_LOSE"),
    lose: settled("LOSE"),
  };
  const total = {
    over: ended("OVER"),
    halfOver: ended("HALF_OVER"),
    push: ended("PUSH"),
    halfUnder: ended("HALF_UNDER"),
    under: ended("UNDER"),
  };
  return {
    played: matches.length,
    won: count(({ result }) => result === "W"),
    drawn: count(({ result }) => result === "D"),
    lost: count(({ result }) => result === "L"),
    handicap,
    total,
    ...share("handicapShare", handicap.win + handicap.halfWin, handicap.lose + handicap.halfLose),
    ...share("overShare", total.over + total.halfOver, total.under + total.halfUnder),
  };
}

function share(name: "handicapShare" | "overShare", counted: number, others: number): Partial<Tally> {
  const of = counted + others;
  return of === 0 ? {} : { [name]: { percent: Math.round((counted / of) * 1000) / 10, of } };
}
