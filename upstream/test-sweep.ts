/** `npm run sweep`: tests go through everything; `npm test` takes a sample that has each kind of case. */
export const IS_SWEEP = process.env.SWEEP === "1";

/** Every `step`-th of a list, from the first on; all of it in a sweep. */
export const sampleOf = <Item>(items: readonly Item[], step: number): readonly Item[] =>
  IS_SWEEP ? items : items.filter((_, index) => index % step === 0);
