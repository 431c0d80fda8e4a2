import { SIMULATION_MODES } from "./site.ts";

interface WordVariable {
  words: readonly string[];
  /** If nothing is set. */
  usual: string;
  /** For a word that is none of them: what shows, sends or allows least. */
  unknown: string;
}

const SWITCHED_ON = { words: ["off", "on"], usual: "off", unknown: "off" } as const;

/** Variables of operators that take one of a few words, in either case. */
export const WORD_VARIABLES = {
  CONTEST_ENTRIES: { words: ["none", "simulated"], usual: "none", unknown: "none" },
  FAVOURITES_PAUSED: { words: ["off", "on"], usual: "off", unknown: "on" },
  GUEST_FAVOURITES: SWITCHED_ON,
  HSTS_PRELOAD: SWITCHED_ON,
  LIVE_PUSH: { words: ["on", "off"], usual: "on", unknown: "off" },
  MAIL_PROVIDER: { words: ["none", "http", "outbox"], usual: "none", unknown: "none" },
  NEWSLETTER: SWITCHED_ON,
  ODDS_HIDDEN: { words: ["off", "on"], usual: "off", unknown: "on" },
  PASSWORD_POLICY: { words: ["specified", "standard"], usual: "specified", unknown: "standard" },
  REALTIME_PROVIDER: { words: ["embedded", "firebase-rtdb", "none"], usual: "embedded", unknown: "none" },
  SIMULATION: { words: SIMULATION_MODES, usual: "on", unknown: "off" },
  SMS_PROVIDER: { words: ["none", "twilio", "outbox"], usual: "none", unknown: "none" },
  STORIES: { words: ["on", "off"], usual: "on", unknown: "off" },
} as const satisfies Record<string, WordVariable>;

export type WordVariableName = keyof typeof WORD_VARIABLES;
export type WordOf<Name extends WordVariableName> = (typeof WORD_VARIABLES)[Name]["words"][number];

const normal = (text: string | undefined): string => (text ?? "").trim().toLowerCase();

/** The meaning of a variable's text. */
export function readWord<Name extends WordVariableName>(name: Name, text: string | undefined): WordOf<Name> {
  const { words, usual, unknown }: WordVariable = WORD_VARIABLES[name];
  const word = normal(text);
  const found = word === "" ? usual : (words.find((one) => one === word) ?? unknown);
  return found as WordOf<Name>;
}

/** What is wrong with a variable's text, and what counts instead; undefined if it can be read. */
export function faultOfWord(name: WordVariableName, text: string | undefined): string | undefined {
  const { words, unknown }: WordVariable = WORD_VARIABLES[name];
  const word = normal(text);
  return word === "" || words.includes(word) ? undefined : `none of ${words.join(", ")}: ${unknown} taken`;
}

const NAMES = Object.keys(WORD_VARIABLES) as WordVariableName[];

export interface ConfigurationFault {
  name: string;
  reason: string;
}

/** All such faults of a worker's variables. */
export const faultsOfWords = (env: Readonly<Partial<Record<WordVariableName, string>>>): ConfigurationFault[] =>
  NAMES.flatMap((name) => {
    const reason = faultOfWord(name, env[name]);
    return reason === undefined ? [] : { name, reason };
  });
