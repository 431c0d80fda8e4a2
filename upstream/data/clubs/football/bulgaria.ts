import { clubs } from "../../entries/club-rows.ts";

export const BULGARIAN_FIRST_LEAGUE = clubs("BG", [
  ["22901", "Arda", "6cabdd", "ffffff", 57],
  ["22902", "Beroe", "00843d", "ffffff", 53],
  ["22903", "Botev Plovdiv", "ffdd00", "000000", 57],
  ["22904", "Botev Vratsa", "00843d", "ffffff", 53],
  ["22905", "Cherno More", "00843d", "ffffff", 59],
  ["22906", "CSKA 1948", "e2001a", "ffffff", 60],
  ["22907", "CSKA Sofia", "e2001a", "ffffff", 63],
  ["22908", "Dobrudzha", "ffdd00", "00843d", 50],
  ["22909", "Levski Sofia", "0055a4", "ffffff", 66],
  ["22910", "Lokomotiv Plovdiv", "000000", "ffffff", 59],
  ["22911", "Lokomotiv Sofia", "e2001a", "000000", 55],
  [
    "22912",
    "Ludogorets",
    "00843d",
    "ffffff",
    68,
    { th: "ลูโดโกเรตส์", "zh-Hans": "卢多戈雷茨", "zh-Hant": "盧多格德斯" },
  ],
  ["22913", "Montana", "0055a4", "ffffff", 48],
  ["22914", "Septemvri Sofia", "7a0f2b", "ffffff", 51],
  ["22915", "Slavia Sofia", "ffffff", "000000", 54],
  ["22916", "Spartak Varna", "0055a4", "ffffff", 53],
]);
