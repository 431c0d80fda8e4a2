import type { LocaleCode } from "#contract/tables/locales";
import type { SevensCategory } from "#contract/tables/sevens";
import { TEAMS } from "../../competitions/world/world.ts";
import { HONG_KONG_PREMIER_LEAGUE } from "../../data/clubs/football/hong-kong.ts";
import { namesInSevenLanguages } from "../../data/entries/names.ts";
import type { CompetitionEntry, Names, TeamEntry } from "../../data/entries/types.ts";
import { slug } from "../../data/text/plain-text.ts";

export interface Category {
  code: SevensCategory;
  /** 1 to 3, in match ids. */
  digit: 1 | 2 | 3;
  pitch: string;
  competition: CompetitionEntry;
}

/** A sevens team's id is its club's id plus this. */
const ID_DISTANCE = { main: 100_000, masters: 200_000, youth: 300_000 } as const;

const TITLES: Record<LocaleCode, readonly [main: string, masters: string, youth: string]> = {
  en: ["HKFC Soccer Sevens", "HKFC Soccer Sevens: Masters", "HKFC Soccer Sevens: Youth"],
  th: ["ฟุตบอล 7 คน HKFC", "ฟุตบอล 7 คน HKFC รุ่นอาวุโส", "ฟุตบอล 7 คน HKFC รุ่นเยาวชน"],
  vn: ["Bóng đá 7 người HKFC", "Bóng đá 7 người HKFC: lão tướng", "Bóng đá 7 người HKFC: trẻ"],
  kh: ["បាល់ទាត់ 7 នាក់ HKFC", "បាល់ទាត់ 7 នាក់ HKFC៖ វ៉េតេរ៉ង់", "បាល់ទាត់ 7 នាក់ HKFC៖ យុវជន"],
  "zh-Hans": ["香港足球会七人足球赛", "香港足球会七人足球赛元老组", "香港足球会七人足球赛青年组"],
  "zh-Hant": ["香港足球會七人足球賽", "香港足球會七人足球賽元老組", "香港足球會七人足球賽青年組"],
  pt: ["Futebol de 7 do HKFC", "Futebol de 7 do HKFC: veteranos", "Futebol de 7 do HKFC: juvenis"],
};

const titlesAt = (index: 0 | 1 | 2): Names => {
  const entries = Object.entries(TITLES).map(([locale, titles]) => [locale, titles[index]]);
  return Object.fromEntries(entries) as Names;
};

const HONG_KONG = "80";

const competition = (id: string, index: 0 | 1 | 2, countryId: string): CompetitionEntry => {
  const names = titlesAt(index);
  return {
    id,
    key: slug(names.en),
    names,
    kind: "cup",
    sport: "football",
    countryId,
    sortOrder: Number(id),
    format: { kind: "recorded" },
    teamIds: [],
  };
};

export const CATEGORIES: readonly Category[] = [
  { code: "main", digit: 1, pitch: "Main Pitch", competition: competition("7001", 0, HONG_KONG) },
  { code: "masters", digit: 2, pitch: "Pitch 2", competition: competition("7002", 1, HONG_KONG) },
  { code: "youth", digit: 3, pitch: "Pitch 3", competition: competition("7003", 2, HONG_KONG) },
];

/** English names of the invited clubs, which send under-21s or veterans. */
const GUESTS = [
  "Aston Villa",
  "Leicester City",
  "Newcastle United",
  "Celtic",
  "Rangers",
  "Urawa Red Diamonds",
  "Buriram United",
  "Johor Darul Ta'zim",
];

const guestClubs = (): TeamEntry[] =>
  GUESTS.map((name) => {
    const club = TEAMS.find((team) => team.names.en === name);
    if (!club) throw new Error(`the sevens invite the unknown club ${name}`);
    return club;
  });

/** Each language's name of a side other than the club's first. */
function sideName(locale: LocaleCode, club: string, code: Category["code"]): string {
  if (code === "main") return club;
  const isChinese = /\p{Script=Han}$/u.test(club);
  const words: Record<"masters" | "youth", Record<LocaleCode, string>> = {
    masters: {
      en: " Masters",
      th: " มาสเตอร์ส",
      vn: " Masters",
      kh: " Masters",
      "zh-Hans": isChinese ? "元老队" : " 元老队",
      "zh-Hant": isChinese ? "元老隊" : " 元老隊",
      pt: " Masters",
    },
    youth: {
      en: " U16",
      th: " U16",
      vn: " U16",
      kh: " U16",
      "zh-Hans": isChinese ? "U16" : " U16",
      "zh-Hant": isChinese ? "U16" : " U16",
      pt: " Sub-16",
    },
  };
  return `${club}${words[code][locale]}`;
}

function entrant(club: TeamEntry, code: Category["code"]): TeamEntry {
  const localised = (Object.entries(club.names) as [LocaleCode, string][]).map(([locale, name]) => [
    locale,
    sideName(locale, name, code),
  ]);
  const en = sideName("en", club.names.en, code);
  return {
    id: String(Number(club.id) + ID_DISTANCE[code]),
    sport: club.sport,
    key: slug(en),
    names: { ...namesInSevenLanguages(en, Object.fromEntries(localised)), en },
    country: club.country,
    colours: club.colours,
    strength: club.strength,
  };
}

let entrants: Map<Category["code"], readonly TeamEntry[]> | undefined;

function allEntrants(): Map<Category["code"], readonly TeamEntry[]> {
  const hosts = HONG_KONG_PREMIER_LEAGUE.filter(({ key }, index) => index < 7 || key === "hkfc");
  const clubs = [...hosts, ...guestClubs()];
  entrants ??= new Map(CATEGORIES.map(({ code }) => [code, clubs.map((club) => entrant(club, code))]));
  return entrants;
}

/** The sixteen teams of a category, the same every year. */
export const teamsOfCategory = ({ code }: Pick<Category, "code">): readonly TeamEntry[] => allEntrants().get(code)!;

/** A sevens team by id. */
export const sevensTeam = (id: string): TeamEntry | undefined =>
  [...allEntrants().values()].flat().find((team) => team.id === id);

/** The world's club of a sevens team. */
export function clubOfEntrant({ id }: TeamEntry): TeamEntry | undefined {
  const clubId = String(Number(id) % 100_000);
  return TEAMS.find((team) => team.id === clubId);
}

/** The id of a pitch's camera on one of the two days. */
export const cameraId = (year: number, { digit }: Pick<Category, "digit">, day: 0 | 1): string =>
  `${year}${digit}${day + 1}`;

const CAMERA_ID = /^\d{4}[123][12]$/;

export const isCameraId = (id: string): boolean => CAMERA_ID.test(id);
