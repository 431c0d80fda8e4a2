import type { LocaleCode } from "./locales.ts";
import type { Sport } from "./sports.ts";

/** A company whose prices are shown: numbers only, no link and no logo. */
interface Bookmaker {
  id: number;
  /** By language if it is a description. */
  name: string | Readonly<Record<LocaleCode, string>>;
  /** Reports suspended prices; for other companies, not suspended may mean unknown. */
  reportsSuspension?: true;
}

/** The specification's first company, of which it does not say the name; never a default choice. */
export const FIRST_BOOKMAKER = 1001;

const FIRST_NAMES: Readonly<Record<LocaleCode, string>> = {
  en: "First bookmaker",
  th: "บริษัทรับราคารายแรก",
  vn: "Nhà cung cấp tỷ lệ thứ nhất",
  kh: "ប្រភពអត្រាទីមួយ",
  "zh-Hans": "第一家公司",
  "zh-Hant": "第一家公司",
  pt: "Primeira casa de apostas",
};

/** The companies of the specification (section 3), in order. */
export const BOOKMAKERS: readonly Bookmaker[] = [
  { id: FIRST_BOOKMAKER, name: FIRST_NAMES, reportsSuspension: true },
  { id: 31, name: "Sbobet", reportsSuspension: true },
  { id: 3, name: "Crown", reportsSuspension: true },
  { id: 4, name: "Ladbrokes" },
  { id: 7, name: "SNAI" },
  { id: 8, name: "Bet365", reportsSuspension: true },
  { id: 9, name: "William Hill" },
  { id: 12, name: "Easybets", reportsSuspension: true },
  { id: 14, name: "Vcbet" },
  { id: 17, name: "Mansion88", reportsSuspension: true },
  { id: 19, name: "Interwetten" },
  { id: 22, name: "10BET", reportsSuspension: true },
  { id: 23, name: "188bet" },
  { id: 24, name: "12bet", reportsSuspension: true },
  { id: 35, name: "Wewbet", reportsSuspension: true },
  { id: 42, name: "18bet", reportsSuspension: true },
  { id: 45, name: "ManbetX" },
  { id: 47, name: "Pinnacle" },
];

const byId = new Map(BOOKMAKERS.map((one) => [one.id, one]));
export const bookmakerById = (id: number): Bookmaker | undefined => byId.get(id);

/** A company's name; an unlisted one keeps the name that its source gives. */
export function bookmakerLabel(id: number, locale: LocaleCode, given = ""): string {
  const name = byId.get(id)?.name ?? (given || `#${id}`);
  return typeof name === "string" ? name : name[locale];
}

/** The company that is chosen if the visitor chooses none: the first that is known by its name. */
export const DEFAULT_BOOKMAKER = BOOKMAKERS.find(({ id }) => id !== FIRST_BOOKMAKER)!.id;

/** Of a match's companies, the one chosen by default. */
export const defaultBookmaker = <Of extends { id: number }>(companies: readonly Of[]): Of | undefined =>
  companies.find(({ id }) => id !== FIRST_BOOKMAKER) ?? companies[0];

/** The companies that price basketball. */
const basketballIds = new Set([FIRST_BOOKMAKER, 3, 4, 8, 9, 12, 14, 19, 24, 31]);

const IN_LISTS = BOOKMAKERS.toSorted((a, b) => Number(a.id === FIRST_BOOKMAKER) - Number(b.id === FIRST_BOOKMAKER));

const OF_SPORT: Readonly<Record<Sport, readonly Bookmaker[]>> = {
  football: IN_LISTS,
  basketball: IN_LISTS.filter(({ id }) => basketballIds.has(id)),
};

/** Companies that price a sport's matches, in the order of lists: the one without a name of its own last. */
export const bookmakersOf = (sport: Sport): readonly Bookmaker[] => OF_SPORT[sport];
