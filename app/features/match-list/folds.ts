/** Storage key of the visitor's choices on the device. */
export const FOLDS_KEY = "folds";

/** Maximum number of saved choices, keeping the latest: a few kilobytes. */
const MOST = 300;

/** A visitor's choices: whether a competition is unfolded, by its id, latest last. */
export type Folds = ReadonlyMap<string, boolean>;

/** `+39 -766`: unfolded, folded. Anything else is ignored. */
export const readFolds = (text: string | null): Folds =>
  new Map([...(text ?? "").matchAll(/([+-])(\S+)/g)].map(([, sign, id = ""]) => [id, sign === "+"]));

/** Whether a competition is open, given the page's default and the stored text. Must stay small: it is inlined. */
export const standsOpen = (text: string, id: string, isOpen: boolean): boolean =>
  `${text} `.includes(`${isOpen ? "-" : "+"}${id} `) !== isOpen;

/** Merges further choices into the stored text. */
export function withFolds(folds: Folds, choices: Iterable<readonly [id: string, isOpen: boolean]>): string {
  const all = new Map(folds);
  for (const [id, isOpen] of choices) {
    all.delete(id);
    all.set(id, isOpen);
  }
  return [...all]
    .slice(-MOST)
    .map(([id, isOpen]) => (isOpen ? "+" : "-") + id)
    .join(" ");
}
