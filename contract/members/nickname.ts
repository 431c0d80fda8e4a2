import { ABUSIVE_NAMES, ABUSIVE_PARTS, RESERVED_NAMES } from "./refused-names.ts";

/** Why a nickname is refused. */
export type NicknameFault = "form" | "reserved";

/** Specification, section 5. */
export const NICKNAME_RULE = { minLength: 4, maxLength: 15, pattern: /^(?=.*[A-Za-z])[A-Za-z0-9]{4,15}$/ } as const;

/** Digits used in place of letters. Nicknames have only these two kinds, so no other alphabet's look-alikes. */
const LETTER_FOR: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
};

/** Further pairs that look alike in a list: no nickname differs from another's by them alone. */
const LOOK_ALIKES: readonly [RegExp, string][] = [
  [/l/g, "i"],
  [/2/g, "z"],
  [/rn/g, "m"],
  [/vv/g, "w"],
];

const spelt = (text: string): string => text.replace(/\d/g, (digit) => LETTER_FOR[digit] ?? digit);

/** Nicknames with equal keys count as the same: `Al1ceOne` is AliceOne's. */
export const nicknameKey = (nickname: string): string =>
  LOOK_ALIKES.reduce((key, [look, letter]) => key.replace(look, letter), spelt(nickname.toLowerCase()));

/** Undefined if the nickname is allowed, provided that nobody has it. */
export function checkNickname(nickname: string): NicknameFault | undefined {
  if (!NICKNAME_RULE.pattern.test(nickname)) return "form";
  const key = nickname.toLowerCase();
  const wholes = [key.replace(/\d/g, ""), spelt(key)];
  const isRefused =
    wholes.some((name) => RESERVED_NAMES.has(name) || ABUSIVE_NAMES.has(name)) ||
    [key, ...wholes].some((name) => ABUSIVE_PARTS.some((part) => name.includes(part)));
  return isRefused ? "reserved" : undefined;
}

/** Visible letters of a masked nickname. */
const SHOWN = 3;

/** A nickname as shown to others: "Som••••". */
export const maskNickname = (nickname: string): string => `${nickname.slice(0, SHOWN)}••••`;
