import type { Side } from "../../domain/match.ts";

/** The word as one of a list; undefined for one that the list does not hold. */
export const oneOf = <Word extends string>(values: readonly Word[], word: string | undefined): Word | undefined =>
  values.find((candidate) => candidate === word);

export const isSide = (word: string | undefined): word is Side => word === "home" || word === "away";
