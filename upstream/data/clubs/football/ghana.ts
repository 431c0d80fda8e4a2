import { clubs } from "../../entries/club-rows.ts";

export const GHANA_PREMIER_LEAGUE = clubs("GH", [
  ["34601", "Asante Kotoko", "d2122e", "ffffff", 62, { th: "อาซันเต โคโตโก" }],
  ["34602", "Hearts of Oak", "d2122e", "ffd200", 61],
  ["34603", "Medeama", "ffd200", "111111", 61],
  ["34604", "Bibiani Gold Stars", "ffd200", "111111", 60],
  ["34605", "Nations FC", "007a3d", "ffffff", 58],
  ["34606", "Aduana", "d2122e", "111111", 58],
  ["34607", "Heart of Lions", "d2122e", "ffffff", 56],
  ["34608", "Dreams", "007a3d", "ffffff", 57],
  ["34609", "Samartex", "007a3d", "ffffff", 58],
  ["34610", "Bechem United", "ffd200", "1c4fa0", 56],
  ["34611", "Berekum Chelsea", "1c4fa0", "ffffff", 56],
  ["34612", "Young Apostles", "6cb4ee", "ffffff", 55],
  ["34613", "Basake Holy Stars", "d2122e", "ffd200", 55],
  ["34614", "Vision", "1c4fa0", "ffd200", 54],
  ["34615", "Karela United", "d2122e", "ffffff", 55],
  ["34616", "Hohoe United", "007a3d", "ffffff", 53],
  ["34617", "Eleven Wonders", "d2122e", "111111", 53],
  ["34618", "Swedru All Blacks", "111111", "ffffff", 53],
]);
