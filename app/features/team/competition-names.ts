import type { Competition } from "#contract/domain/competition";

/** Competition names by id, from all answers. */
export const competitionNames = (
  ...answers: readonly ({ competitions: readonly Competition[] } | undefined)[]
): ReadonlyMap<string, string> =>
  new Map(answers.flatMap((answer) => answer?.competitions ?? []).map(({ id, name }) => [id, name]));
