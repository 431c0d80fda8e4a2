import { clubs } from "../../entries/club-rows.ts";
import { youthTeams } from "../../entries/youth-teams.ts";

export const EGYPTIAN_PREMIER_LEAGUE = clubs("EG", [
  [
    "34001",
    "Al Ahly",
    "d2122e",
    "ffffff",
    79,
    { th: "อัล อาห์ลี ไคโร", "zh-Hans": "阿赫利", "zh-Hant": "阿爾艾利", aliases: ["Al Ahly Cairo"] },
  ],
  ["34002", "Zamalek", "ffffff", "d2122e", 74, { th: "ซามาเล็ค", "zh-Hans": "扎马雷克", "zh-Hant": "薩馬雷克" }],
  ["34003", "Pyramids", "1c4fa0", "ffffff", 76, { th: "พีรามิดส์", "zh-Hans": "金字塔", "zh-Hant": "金字塔" }],
  ["34004", "Al Masry", "007a3d", "ffffff", 68, { th: "อัล มาสรี" }],
  ["34005", "Ceramica Cleopatra", "d2122e", "ffffff", 68],
  ["34006", "Modern Sport", "12284c", "6cb4ee", 64],
  ["34007", "Al Ittihad (Alexandria)", "007a3d", "ffffff", 64, { th: "อัล อิตติฮัด อเล็กซานเดรีย" }],
  ["34008", "Smouha", "1c4fa0", "ffffff", 63],
  ["34009", "ENPPI", "d2122e", "ffffff", 63],
  ["34010", "ZED", "12284c", "ffffff", 65],
  ["34011", "National Bank of Egypt", "007a3d", "ffffff", 65],
  ["34012", "El Gouna", "6cb4ee", "ffffff", 62],
  ["34013", "Ghazl El Mahalla", "6cb4ee", "ffffff", 61],
  ["34014", "Pharco", "f36f21", "111111", 60],
  ["34015", "Petrojet", "1c4fa0", "ffd200", 62],
  ["34016", "Talaea El Gaish", "ffd200", "1c4fa0", 61],
  ["34017", "Haras El Hodoud", "d2122e", "ffffff", 60],
  ["34018", "Ismaily", "ffd200", "1c4fa0", 58, { th: "อิสไมลี" }],
  ["34019", "Wadi Degla", "111111", "ffd200", 61],
  ["34020", "El Mokawloon El Arab", "ffd200", "111111", 60, { aliases: ["Arab Contractors"] }],
]);

export const EGYPTIAN_SECOND_DIVISION = clubs("EG", [
  ["34021", "Abou Qir Fertilizers", "007a3d", "ffffff", 52],
  ["34022", "Aswan", "007a3d", "ffd200", 51],
  ["34023", "El Dakhleya", "1c4fa0", "d2122e", 51],
  ["34024", "Tersana", "1c4fa0", "ffffff", 50],
  ["34025", "Baladiyat El Mahalla", "007a3d", "ffffff", 50],
  ["34026", "La Viena", "1c4fa0", "ffffff", 49],
  ["34027", "El Sekka El Hadid", "1c4fa0", "ffffff", 49],
  ["34028", "Proxy", "5b2a86", "ffffff", 48],
  ["34029", "Raya Ghazl", "d2122e", "ffffff", 48],
  ["34030", "Al Qanah", "1c4fa0", "ffffff", 50],
  ["34031", "Maleyat Kafr El Zayat", "007a3d", "ffffff", 47],
  ["34032", "Asyut Petroleum", "d2122e", "ffffff", 48],
  ["34033", "Tanta", "007a3d", "ffffff", 48],
  ["34034", "Dayrout", "d2122e", "ffffff", 46],
]);

export const EGYPT_UNDER_21 = youthTeams(EGYPTIAN_PREMIER_LEAGUE, "U21");
