import { phaseGroup } from "#contract/domain/status";
import { DAY } from "#contract/time/units";
import type { Fixture, MatchAt } from "../../match/match.ts";
import { inKickOffOrder } from "../../match/match-order.ts";
import { withState, withStates } from "../../match/with-state.ts";
import type { CallContext } from "../call-context.ts";

export type Direction = "past" | "next";

interface PageParams {
  direction: Direction;
  size: number;
  /** The last match of the previous page. */
  after?: Fixture;
}

export interface MatchPage {
  matches: MatchAt[];
  hasNext: boolean;
}

/** Fixtures with kick-off in [from, to), in order of kick-off. */
export type FetchFixtures = (from: number, to: number) => Promise<Fixture[]> | Fixture[];

/** How far fixtures are searched in one direction, and in which steps, in days. */
export interface Reach {
  step: number;
  reach: number;
}

/** A match that began longer ago is over, or never got a result. */
const LONGEST_OPEN = 3 * DAY;

/**
 * Over, or abandoned after its kick-off. A match called off earlier stays among the upcoming ones until its kick-off.
 */
export function isPast({ fixture, state }: MatchAt, now: number): boolean {
  const group = phaseGroup(state.phase);
  return fixture.kickOff <= now && (group === "final" || group === "void");
}

function rangesOf({ direction, after }: PageParams, now: number, { step, reach }: Reach): [number, number][] {
  const ranges: [number, number][] = [];
  // Includes the last match's own instant: another may kick off at the same time.
  const start = direction === "past" ? (after?.kickOff ?? now) + 1 : (after?.kickOff ?? now - LONGEST_OPEN);
  for (let days = 0; days < reach; days += step) {
    const [near, far] = [days * DAY, Math.min(days + step, reach) * DAY];
    ranges.push(direction === "past" ? [start - far, start - near] : [start + near, start + far]);
  }
  return ranges;
}

/** All that a page may be searched in. */
export function rangeOf(page: PageParams, now: number, reach: Reach): { from: number; to: number } {
  const ranges = rangesOf(page, now, reach);
  return { from: Math.min(...ranges.map(([from]) => from)), to: Math.max(...ranges.map(([, to]) => to)) };
}

const liesBehind = (fixture: Fixture, { direction, after }: PageParams): boolean =>
  after === undefined ||
  (direction === "past" ? inKickOffOrder(fixture, after) < 0 : inKickOffOrder(fixture, after) > 0);

/**
 * One page of matches on one side of the present: `past` backwards from the latest finished one, `next` onwards from
 * those in play. A match in play is never past.
 */
export async function pageInDirection(
  fetchFixtures: FetchFixtures,
  page: PageParams,
  reach: Reach,
  context: CallContext,
): Promise<MatchPage> {
  const { now } = context;
  const isBack = page.direction === "past";
  const matches: MatchAt[] = [];
  for (const [from, to] of rangesOf(page, now, reach)) {
    const fixtures = await fetchFixtures(from, to);
    for (const fixture of isBack ? fixtures.toReversed() : fixtures) {
      if (!liesBehind(fixture, page)) continue;
      const match = await withState(fixture, context);
      if (isPast(match, now) !== isBack) continue;
      if (matches.length === page.size) return { matches, hasNext: true };
      matches.push(match);
    }
  }
  return { matches, hasNext: false };
}

/** One page of fixtures that were all requested, in order of kick-off. */
export async function pageOfAll(
  fixtures: readonly Fixture[],
  { size, after }: Pick<PageParams, "size" | "after">,
  context: CallContext,
): Promise<MatchPage> {
  const behind = fixtures.filter((fixture) => after === undefined || inKickOffOrder(fixture, after) > 0);
  const matches = await withStates(behind.slice(0, size), context);
  return { matches, hasNext: behind.length > size };
}
