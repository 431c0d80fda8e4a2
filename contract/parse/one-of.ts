import type { Side } from "../domain/match.ts";

/** The word if the list contains it, else undefined. */
export const oneOf = <Word extends string>(values: readonly Word[], word: string | undefined): Word | undefined =>
  values.find((candidate) => candidate === word);

export const isSide = (word: string | undefined): word is Side => word === "home" || word === "away";
