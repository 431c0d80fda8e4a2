import { FLAG, readOptions } from "../../scripts/lib/read-options.mjs";

const USAGE = "npm run chaos -- [--quick] [--untimed] [WORD…]";

export function readChaosArguments() {
  const { values, positionals } = readOptions({ quick: FLAG, untimed: FLAG }, { usage: USAGE });
  return { isQuick: values.quick, isTimed: !values.untimed, words: positionals };
}
