import type { Fixture, MatchAt, MatchSource } from "./match.ts";

interface StateContext {
  sources: Pick<MatchSource, "stateAt">;
  /** Milliseconds. */
  now: number;
}

/** A fixture with its current state. */
export const withState = async (fixture: Fixture, { sources, now }: StateContext): Promise<MatchAt> => ({
  fixture,
  state: await sources.stateAt(fixture, now),
});

/** Fixtures with their current states, in order. */
export const withStates = (fixtures: readonly Fixture[], context: StateContext): Promise<MatchAt[]> =>
  Promise.all(fixtures.map((fixture) => withState(fixture, context)));
