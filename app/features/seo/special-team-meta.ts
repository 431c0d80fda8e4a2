import type { LocaleCode } from "#contract/tables/locales";
import { type SpecialMeta, specialTables } from "./special-tables.ts";
import { type FanNames, SPECIAL_TEAM_LOCALES, type SpecialTeamLocale } from "./special-teams.ts";

interface Called {
  name: string;
  /** What most fans search for. */
  short: string;
  /** All other names. */
  others: readonly string[];
}

type Writer = (club: Called) => SpecialMeta;

/** " (a, b)" after a name; empty without other names. */
const inBrackets = (others: readonly string[], [open, close] = ["(", ")"], comma = ", "): string =>
  others.length > 0 ? `${open}${others.join(comma)}${close}` : "";

/** Typical searches: the most common name with a topic. */
const WRITERS: Readonly<Record<SpecialTeamLocale, Writer>> = {
  th: ({ name, short, others }) => ({
    title: `${name} โปรแกรมแข่ง ผลบอลสด และรายชื่อนักเตะ`,
    description: `ติดตาม${name} ${inBrackets(others, ["(", ") "], " ")}โปรแกรมการแข่งขัน ผลบอลสด ผลบอลย้อนหลัง อันดับในตารางคะแนน และรายชื่อนักเตะชุดปัจจุบัน`,
    tags: [name, ...others, `ผลบอล${short}`, `โปรแกรม${short}`, `นักเตะ${short}`],
  }),
  vn: ({ name, short, others }) => ({
    title: `${name}: lịch thi đấu, kết quả và đội hình`,
    description: `Lịch thi đấu ${name}${inBrackets(others, [" (", ")"])}, tỷ số trực tuyến, kết quả các trận gần nhất, thứ hạng và đội hình hiện tại.`,
    tags: [name, ...others, `lịch thi đấu ${short}`, `kết quả ${short}`, `đội hình ${short}`],
  }),
  "zh-Hans": ({ name, short, others }) => ({
    title: `${name}赛程、即时比分与球员名单`,
    description: `${name}${inBrackets(others, ["（", "）"], "、")}最新赛程、即时比分、近期赛果、积分榜排名和球员名单。`,
    tags: [name, ...others, `${short}赛程`, `${short}比分`, `${short}球员名单`],
  }),
  kh: ({ name, short, others }) => ({
    title: `${name}៖ កាលវិភាគ​ប្រកួត លទ្ធផល និង​បញ្ជី​កីឡាករ`,
    description: `តាមដាន ${name}${inBrackets(others, [" (", ")"])}៖ កាលវិភាគ​ប្រកួត លទ្ធផល​ផ្ទាល់ លទ្ធផល​ចុងក្រោយ ចំណាត់ថ្នាក់ និង​បញ្ជី​កីឡាករ។`,
    tags: [name, ...others, `លទ្ធផល ${short}`, `កាលវិភាគ​ប្រកួត ${short}`],
  }),
};

const isSpecialLocale = (locale: LocaleCode): locale is SpecialTeamLocale =>
  SPECIAL_TEAM_LOCALES.some((one) => one === locale);

/** Title, description and tags of a popular club; undefined for other clubs and languages. */
export function specialTeamMeta(locale: LocaleCode, { id, key }: { id: string; key: string }): SpecialMeta | undefined {
  if (!isSpecialLocale(locale)) return undefined;
  const team = specialTables()?.teams.find((one) => one.id === id && one.key === key);
  if (!team) return undefined;
  const [name, short, ...more]: FanNames = team.names[locale];
  return WRITERS[locale]({ name, short, others: [short, ...more].filter((other) => other !== name) });
}
