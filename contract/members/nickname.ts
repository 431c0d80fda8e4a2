/** Names that appear to speak for the site: refused as the whole name, with any digits around them. */
const RESERVED_NAMES: ReadonlySet<string> = new Set([
  "admin",
  "administrator",
  "anonymous",
  "customerservice",
  "deleted",
  "everyone",
  "guest",
  "help",
  "helpdesk",
  "info",
  "mail",
  "matchlight",
  "member",
  "moderator",
  "news",
  "null",
  "official",
  "operator",
  "owner",
  "root",
  "security",
  "service",
  "staff",
  "support",
  "system",
  "team",
  "undefined",
  "user",
  "username",
  "webmaster",
]);

/** Refused as the whole name only: within others they are harmless ("disputa", "Nazir", "therapist", "Matsushita"). */
const ABUSIVE_NAMES: ReadonlySet<string> = new Set([
  "anal",
  "anus",
  "arse",
  "cock",
  "coon",
  "cunt",
  "dick",
  "gook",
  "hiato",
  "kuay",
  "nazi",
  "nazis",
  "paki",
  "piss",
  "porra",
  "prick",
  "puta",
  "putas",
  "rape",
  "raper",
  "rapist",
  "retard",
  "shit",
  "slut",
  "sluts",
  "spic",
  "twat",
  "tranny",
  "viado",
  "wank",
  "wanker",
  "yetmae",
  "dumamay",
  "vailon",
  "caonima",
  "diunei",
  "diulei",
  "pukki",
]);

/** Refused anywhere in a name: no common name or word of our languages contains one. */
const ABUSIVE_PARTS: readonly string[] = [
  "arsehole",
  "asshole",
  "bastard",
  "bitch",
  "bullshit",
  "buceta",
  "caralho",
  "childporn",
  "chingchong",
  "cocksuck",
  "cunnilingus",
  "diulaomo",
  "ditmemay",
  "ditconme",
  "dumemay",
  "faggot",
  "filhodaputa",
  "fuck",
  "heilhitler",
  "hitler",
  "motherfuck",
  "nigga",
  "nigger",
  "paedophil",
  "pedophil",
  "pornhub",
  "siegheil",
  "vagina",
  "vaicalon",
  "whore",
];

/** Why a nickname is refused. */
type NicknameFault = "form" | "reserved";

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
