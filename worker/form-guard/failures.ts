import type { Failures } from "../bot-check/decide-check.ts";
import type { RecentCounts } from "./recent-counts.ts";
import type { Subjects } from "./subjects.ts";

/** Seconds for which a refused sign-in counts, as in the reference upstream. */
const COUNTS_FOR = 900;

const toKey = (whose: string): string => `failures ${whose}`;

/** What others do in its network or about its number does not count for a browser familiar with the number. */
const subjectsCounted = ({ network, number, own }: Subjects) =>
  own === undefined ? { network, number } : { network: undefined, number: own };

/** Refused sign-ins of the last minutes. */
export async function readFailures(subjects: Subjects, counts: RecentCounts): Promise<Failures> {
  const { network, number } = subjectsCounted(subjects);
  const read = (whose: string | undefined) => (whose === undefined ? 0 : counts.read(toKey(whose)));
  const [ofNetwork, ofNumber] = await Promise.all([read(network), read(number)]);
  return { ofNetwork, ofNumber };
}

/** Adds one and returns the new counts. */
export async function addFailure(subjects: Subjects, counts: RecentCounts): Promise<Failures> {
  const { network, number } = subjectsCounted(subjects);
  const add = async (whose: string | undefined) =>
    whose === undefined ? 0 : (await counts.add(toKey(whose), COUNTS_FOR)).count;
  const [ofNetwork, ofNumber] = await Promise.all([add(network), add(number)]);
  return { ofNetwork, ofNumber };
}
