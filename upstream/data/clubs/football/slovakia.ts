import { clubs } from "../../entries/club-rows.ts";

export const SLOVAK_FIRST_LEAGUE = clubs("SK", [
  ["23001", "Dunajská Streda", "ffdd00", "0055a4", 62, { aliases: ["DAC Dunajská Streda"] }],
  ["23002", "Komárno", "0055a4", "e2001a", 52],
  ["23003", "Košice", "ffdd00", "0055a4", 56],
  ["23004", "Podbrezová", "e2001a", "000000", 57],
  ["23005", "Prešov", "00843d", "ffffff", 52],
  ["23006", "Ružomberok", "f58220", "ffffff", 54],
  ["23007", "Skalica", "0055a4", "ffffff", 52],
  [
    "23008",
    "Slovan Bratislava",
    "6cabdd",
    "ffffff",
    66,
    { th: "สโลวาน บราติสลาวา", "zh-Hans": "布拉迪斯拉发斯洛万", "zh-Hant": "布拉迪斯拉發" },
  ],
  ["23009", "Spartak Trnava", "e2001a", "000000", 62],
  ["23010", "Trenčín", "e2001a", "ffffff", 54],
  ["23011", "Zemplín Michalovce", "ffdd00", "0055a4", 54, { aliases: ["Michalovce"] }],
  ["23012", "Žilina", "ffdd00", "00843d", 62],
]);
