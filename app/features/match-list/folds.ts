/** The key under which the visitor's own choices are saved on the device. */
export const FOLDS_KEY = "folds";

/** Competitions whose choice is saved, the latest ones: some kilobytes. */
const MOST = 300;

/** A visitor's choices: whether a competition's matches stand open, by its id, the latest choice last. */
export type Folds = ReadonlyMap<string, boolean>;

/** `+39 -766`: open, folded. What is not of this form is nothing. */
export const readFolds = (text: string | null): Folds =>
  new Map([...(text ?? "").matchAll(/([+-])(\S+)/g)].map(([, sign, id = ""]) => [id, sign === "+"]));

/** Whether a competition stands open that the page has so or so, by the kept text alone: what stands in the page must be short. */
export const standsOpen = (text: string, id: string, isOpen: boolean): boolean =>
  `${text} `.includes(`${isOpen ? "-" : "+"}${id} `) !== isOpen;

/** The choices with some more, as text to keep. */
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
