import { type FigureEnv, writeFigure } from "#contract/figures/write-figure";
import type { SupplierName } from "#contract/tables/supplier-services";
import { MINUTE } from "#contract/time/units";
import { type AgendaMatch, mayBePlayed } from "./schedule.ts";

/** How often a supplier's silence is counted while matches may be played, in milliseconds. */
export const COUNTED_EACH = MINUTE;

/**
 * How long a supplier has told nothing while a match of its may be played, in milliseconds; undefined while none may.
 * Before the first of them there was nothing to tell.
 */
export function silenceOf(matches: readonly AgendaMatch[], answeredAt: number, now: number): number | undefined {
  const begun = matches.filter((match) => mayBePlayed(match, now)).map(({ kickOff }) => kickOff);
  return begun.length > 0 ? Math.max(0, now - Math.max(answeredAt, Math.min(...begun))) : undefined;
}

/** Counts a supplier's silence for docs/slo.md. */
export class SilenceCounter {
  #countedAt = 0;

  /** Returns whether a match may be played. */
  count(
    env: FigureEnv,
    known: { supplier: SupplierName; answeredAt: number; matches: readonly AgendaMatch[] },
    now: number,
  ): boolean {
    const { supplier, answeredAt, matches } = known;
    const ms = silenceOf(matches, answeredAt, now);
    if (ms !== undefined && now >= this.#countedAt + COUNTED_EACH) {
      this.#countedAt = now;
      writeFigure(env, { name: "supplier", supplier, ms });
    }
    return ms !== undefined;
  }
}
