import { die } from "../scripts/lib/project.mjs";
import { FLAG, readOptions, TEXT } from "../scripts/lib/read-options.mjs";

/** Sections of `npm run bench`, in their order; `soak` runs only when named. */
export const SECTION_NAMES = /** @type {const} */ ([
  "cpu",
  "heap",
  "suppliers",
  "start",
  "slow",
  "story",
  "lighthouse",
  "blocking",
  "islands",
  "live",
  "upstream",
  "hostile",
  "cost",
  "load",
  "members",
  "notices",
  "contests",
  "soak",
  "data",
]);

const USAGE = "npm run bench -- [--quick] [--minutes N] [SECTION…]";

export function readBenchArguments() {
  const { values, positionals } = readOptions({ quick: FLAG, minutes: { ...TEXT, default: "30" } }, { usage: USAGE });
  const minutes = Number(values.minutes);
  if (!(Number.isInteger(minutes) && minutes >= 3)) die(`--minutes=${values.minutes} is not a whole number from 3.`);
  const unknown = positionals.find((word) => !SECTION_NAMES.includes(word));
  if (unknown !== undefined) die(`There is no section ${unknown}, but ${SECTION_NAMES.join(", ")}.`);
  const wanted = positionals.length > 0 ? positionals : SECTION_NAMES.filter((name) => name !== "soak");
  return { isQuick: values.quick, minutes, wanted };
}
