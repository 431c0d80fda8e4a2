/** `npm run sweep`: tests cover everything; `npm test` takes a sample with each kind of case. */
export const IS_SWEEP = process.env.SWEEP === "1";

/** Every `step`-th item of a list, starting with the first; all of it in a sweep. */
export const sampleOf = <Item>(items: readonly Item[], step: number): readonly Item[] =>
  IS_SWEEP ? items : items.filter((_, index) => index % step === 0);

/** How many values of a property that asks the whole world are tried, of as many as in a sweep. */
export const runsOf = (swept: number): number => (IS_SWEEP ? swept : Math.ceil(swept / 3));
