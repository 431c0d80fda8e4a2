import type { Side } from "#contract/domain/match";
import { SIDES } from "../../match/sides.ts";
import type { Random } from "../../platform/random.ts";
import { pick } from "./choose.ts";
import type { BySide, Cast, Man, SheetMan } from "./types.ts";

/** Who is on the pitch from an instant on, until the side's next formation. */
interface Formation {
  from: number;
  men: readonly Man[];
}

/** Who was on the pitch at any instant of a match. */
export class Pitch {
  readonly #sheets: Cast["sheets"];
  readonly #formations: BySide<readonly Formation[]>;

  constructor({ sheets, stints }: Pick<Cast, "sheets" | "stints">) {
    this.#sheets = sheets;
    const formationsOf = (side: Side): Formation[] => {
      const turns = new Set(stints[side].flatMap((stint) => (stint ? [stint.from, stint.to] : [])));
      return [...turns]
        .sort((a, b) => a - b)
        .map((from) => ({
          from,
          men: stints[side].flatMap((stint, man) => (stint && stint.from <= from && from < stint.to ? [man] : [])),
        }))
        .filter(({ men }) => men.length > 0);
    };
    this.#formations = { home: formationsOf("home"), away: formationsOf("away") };
  }

  /** In sheet order, without those who left at that very instant. */
  men(side: Side, at: number): readonly Man[] {
    return this.#formations[side].findLast(({ from }) => from <= at)?.men ?? [];
  }

  /** Instants at which a player of either side came on or went off, in order. */
  turns(): number[] {
    const turns = SIDES.flatMap((side) => this.#formations[side].map(({ from }) => from));
    return [...new Set(turns)].sort((a, b) => a - b);
  }

  sheetMan(side: Side, man: Man): SheetMan {
    return this.#sheets[side].men[man]!;
  }

  keeper(side: Side, at: number): Man {
    const men = this.men(side, at);
    return men.find((man) => this.sheetMan(side, man).role === "G") ?? men[0] ?? 0;
  }

  /** A random player on the pitch other than `except`, weighted by position. */
  any(random: Random, side: Side, at: number, weight: (detail: string) => number, except?: Man): Man {
    const men = this.men(side, at);
    const weigh = (man: Man) => (man === except ? 0 : weight(this.sheetMan(side, man).detail));
    return pick(random, men, weigh) ?? men.at(-1) ?? 0;
  }
}
