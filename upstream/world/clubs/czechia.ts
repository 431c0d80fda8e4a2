import { clubs } from "../club-rows.ts";

export const CZECH_FIRST_LEAGUE = clubs("CZ", [
  ["22301", "Baník Ostrava", "0055a4", "ffffff", 61],
  ["22302", "Bohemians 1905", "00843d", "ffffff", 56],
  ["22303", "Dukla Praha", "ffdd00", "7a0f2b", 53, { aliases: ["Dukla Prague"] }],
  ["22304", "Hradec Králové", "000000", "ffffff", 58],
  ["22305", "Jablonec", "00843d", "ffffff", 61],
  ["22306", "Karviná", "00843d", "ffffff", 56],
  ["22307", "Mladá Boleslav", "0055a4", "ffffff", 57],
  ["22308", "Pardubice", "e2001a", "ffffff", 53],
  ["22309", "Sigma Olomouc", "0055a4", "ffffff", 60],
  [
    "22310",
    "Slavia Praha",
    "e2001a",
    "ffffff",
    73,
    { th: "สลาเวีย ปราก", "zh-Hans": "布拉格斯拉维亚", "zh-Hant": "布拉格斯拉維亞", aliases: ["Slavia Prague"] },
  ],
  ["22311", "Slovácko", "0055a4", "ffffff", 56],
  ["22312", "Slovan Liberec", "0055a4", "ffffff", 59],
  [
    "22313",
    "Sparta Praha",
    "7a0f2b",
    "ffffff",
    72,
    { th: "สปาร์ตา ปราก", "zh-Hans": "布拉格斯巴达", "zh-Hant": "布拉格斯巴達", aliases: ["Sparta Prague"] },
  ],
  ["22314", "Teplice", "ffdd00", "0055a4", 55],
  ["22315", "Viktoria Plzeň", "e2001a", "0055a4", 69, { aliases: ["Viktoria Plzen"] }],
  ["22316", "Zlín", "ffdd00", "0055a4", 56],
]);
