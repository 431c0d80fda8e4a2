import { idsOf } from "../../entries/basketball-competition-entries.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { BasketballRules, TeamEntry } from "../../entries/types.ts";

type Conference = NonNullable<BasketballRules["conferences"]>[number];
type Division = NonNullable<Conference["divisions"]>[number];

/** East and West as in each language's press; Hong Kong's calls them coasts. */
const EAST = namesInSevenLanguages("Eastern Conference", {
  th: "สายตะวันออก",
  vn: "Miền Đông",
  kh: "តំបន់ខាងកើត",
  "zh-Hans": "东部",
  "zh-Hant": "東岸",
  pt: "Conferência Leste",
});
const WEST = namesInSevenLanguages("Western Conference", {
  th: "สายตะวันตก",
  vn: "Miền Tây",
  kh: "តំបន់ខាងលិច",
  "zh-Hans": "西部",
  "zh-Hant": "西岸",
  pt: "Conferência Oeste",
});
const NORTH = namesInSevenLanguages("North Division", {
  th: "โซนเหนือ",
  vn: "Miền Bắc",
  kh: "តំបន់ខាងជើង",
  "zh-Hans": "北区",
  "zh-Hant": "北區",
  pt: "Divisão Norte",
});
const SOUTH = namesInSevenLanguages("South Division", {
  th: "โซนใต้",
  vn: "Miền Nam",
  kh: "តំបន់ខាងត្បូង",
  "zh-Hans": "南区",
  "zh-Hant": "南區",
  pt: "Divisão Sul",
});

/** Name in English, Thai, Vietnamese, Khmer, both Chinese scripts and Portuguese. */
const DIVISIONS = {
  atlantic: ["Atlantic", "แอตแลนติก", "Đại Tây Dương", "អាត្លង់ទិក", "大西洋", "大西洋", "Atlântico"],
  central: ["Central", "เซ็นทรัล", "Trung tâm", "កណ្ដាល", "中部", "中部", "Central"],
  southeast: ["Southeast", "เซาท์อีสต์", "Đông Nam", "អាគ្នេយ៍", "东南", "東南", "Sudeste"],
  northwest: ["Northwest", "นอร์ทเวสต์", "Tây Bắc", "ពាយ័ព្យ", "西北", "西北", "Noroeste"],
  pacific: ["Pacific", "แปซิฟิก", "Thái Bình Dương", "ប៉ាស៊ីហ្វិក", "太平洋", "太平洋", "Pacífico"],
  southwest: ["Southwest", "เซาท์เวสต์", "Tây Nam", "និរតី", "西南", "西南", "Sudoeste"],
} as const;

export function division(key: keyof typeof DIVISIONS, teams: readonly TeamEntry[]): Division {
  const [en, th, vn, kh, zhHans, zhHant, pt] = DIVISIONS[key];
  const names = namesInSevenLanguages(en, { th, vn, kh, "zh-Hans": zhHans, "zh-Hant": zhHant, pt });
  return { key, names, teamIds: idsOf(teams) };
}

const ofDivisions = (divisions: readonly Division[]) => ({
  divisions,
  teamIds: divisions.flatMap(({ teamIds }) => teamIds),
});

export const eastAndWestByDivision = (east: readonly Division[], west: readonly Division[]): readonly Conference[] => [
  { key: "east", names: EAST, ...ofDivisions(east) },
  { key: "west", names: WEST, ...ofDivisions(west) },
];

export const eastAndWest = (east: readonly TeamEntry[], west: readonly TeamEntry[]): readonly Conference[] => [
  { key: "east", names: EAST, teamIds: idsOf(east) },
  { key: "west", names: WEST, teamIds: idsOf(west) },
];

export const northAndSouth = (north: readonly TeamEntry[], south: readonly TeamEntry[]): readonly Conference[] => [
  { key: "north", names: NORTH, teamIds: idsOf(north) },
  { key: "south", names: SOUTH, teamIds: idsOf(south) },
];
