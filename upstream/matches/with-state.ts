import type { Fixture, MatchAt, MatchSource } from "./match.ts";

interface StateContext {
  sources: Pick<MatchSource, "stateAt">;
  /** Milliseconds. */
  now: number;
}

/** A fixture as it stands now. */
export const withState = async (fixture: Fixture, { sources, now }: StateContext): Promise<MatchAt> => ({
  fixture,
  state: await sources.stateAt(fixture, now),
});

/** Fixtures as they stand now, in their order. */
export const withStates = (fixtures: readonly Fixture[], context: StateContext): Promise<MatchAt[]> =>
  Promise.all(fixtures.map((fixture) => withState(fixture, context)));
