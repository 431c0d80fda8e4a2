import type { Fixture, MatchAt, MatchSource } from "./match.ts";

interface Asked {
  sources: Pick<MatchSource, "stateAt">;
  /** Milliseconds. */
  now: number;
}

/** A fixture as it stands now. */
export const withState = async (fixture: Fixture, { sources, now }: Asked): Promise<MatchAt> => ({
  fixture,
  state: await sources.stateAt(fixture, now),
});

/** Fixtures as they stand now, in their order. */
export const withStates = (fixtures: readonly Fixture[], asked: Asked): Promise<MatchAt[]> =>
  Promise.all(fixtures.map((fixture) => withState(fixture, asked)));
