import { FLAG, readOptions, TEXT } from "../lib/read-options.mjs";

/** What a command does in place of a deploy: at most one of them, and what else it takes. */
const INSTEAD = { rollback: ["env", "edge-only"], check: ["env", "edge-only"], "dry-run": ["env", "edge-only"] };

const isGiven = ([, value]) => value !== undefined && value !== false;

/**
 * Why arguments are refused; undefined if they are not.
 * @param {Record<string, string | boolean | undefined>} given
 */
export function faultOfArguments(given) {
  if (given.site !== undefined && !URL.canParse(given.site))
    return "--site needs the site's address, such as https://www.example.com.";
  if (given.watch !== undefined && !/^\d+$/.test(given.watch))
    return `--watch=${given.watch} is not a number of seconds.`;
  const names = Object.entries(given)
    .filter(isGiven)
    .map(([name]) => name);
  const first = Object.keys(INSTEAD).find((name) => names.includes(name));
  const other = first && names.find((name) => name !== first && !INSTEAD[first].includes(name));
  return other && `--${first} and --${other} do not go together: nothing was done.`;
}

const OPTIONS = {
  "dry-run": FLAG,
  "edge-only": FLAG,
  "at-once": FLAG,
  rollback: FLAG,
  check: FLAG,
  env: TEXT,
  site: TEXT,
  watch: TEXT,
};

export function readArguments(end) {
  const { values } = readOptions(OPTIONS, { end });
  const fault = faultOfArguments(values);
  return fault ? end(fault) : values;
}
