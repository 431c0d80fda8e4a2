import { MINUTE } from "#contract/time/units";

/** Faults for a stub to imitate, as suppliers have had them: `--faults=quota,outage`. */
export const STUB_FAULTS = {
  quota: "a plan of 60 requests a day, which is used up soon",
  "429": "each fifth request is one too many",
  errors: "each fifth answer is an error in the supplier's own form",
  outage: "no answer but status 503 from the fourth to the sixth minute of each ten",
  "late-events": "goals count some minutes before it is told who scored them",
  "swapped-subs": "who goes on is named where who goes off should be",
  correction: "a goal too many is counted for some minutes",
  deduction: "a club has three points fewer in the supplier's table than its results give",
} as const;

export type StubFault = keyof typeof STUB_FAULTS;
export type StubFaults = ReadonlySet<StubFault>;

/** The faults in a list, and its unknown words. */
export function readFaults(text: string): { faults: StubFaults; unknown: string[] } {
  const words = text.split(",").flatMap((word) => word.trim() || []);
  const isFault = (word: string): word is StubFault => Object.hasOwn(STUB_FAULTS, word);
  return { faults: new Set(words.filter(isFault)), unknown: words.filter((word) => !isFault(word)) };
}

export const isOut = (faults: StubFaults, passed: number): boolean => {
  const minute = Math.floor(passed / MINUTE) % 10;
  return faults.has("outage") && minute >= 3 && minute < 6;
};
