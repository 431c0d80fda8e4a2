import { clubs } from "../../entries/club-rows.ts";
import { youthTeams } from "../../entries/youth-teams.ts";

export const SOUTH_AFRICAN_PREMIERSHIP = clubs("ZA", [
  [
    "34201",
    "Mamelodi Sundowns",
    "ffd200",
    "1c4fa0",
    77,
    { th: "มาเมโลดี ซันดาวน์ส", "zh-Hans": "马梅洛迪日落", "zh-Hant": "日落" },
  ],
  ["34202", "Orlando Pirates", "111111", "ffffff", 74, { th: "ออร์แลนโด ไพเรตส์" }],
  ["34203", "Kaizer Chiefs", "c9a227", "111111", 70, { th: "ไคเซอร์ ชีฟส์" }],
  ["34204", "Stellenbosch", "7b1e3a", "c9a227", 67],
  ["34205", "Sekhukhune United", "6cb4ee", "ffffff", 67],
  ["34206", "AmaZulu", "007a3d", "ffffff", 66],
  ["34207", "Golden Arrows", "007a3d", "ffd200", 65],
  ["34208", "TS Galaxy", "d2122e", "111111", 64],
  ["34209", "Polokwane City", "f36f21", "ffffff", 64],
  ["34210", "Richards Bay", "6cb4ee", "ffffff", 63],
  ["34211", "Chippa United", "1c4fa0", "ffffff", 61],
  ["34212", "Marumo Gallants", "12284c", "6cb4ee", 61],
  ["34213", "Magesi", "f36f21", "111111", 59],
  ["34214", "Siwelele", "007a3d", "ffffff", 60],
  ["34215", "Durban City", "1c4fa0", "ffd200", 61],
  ["34216", "Orbit College", "d2122e", "111111", 57],
]);

export const NATIONAL_FIRST_DIVISION = clubs("ZA", [
  ["34217", "Cape Town City", "6cb4ee", "ffd200", 58],
  ["34218", "Milford", "1c4fa0", "ffffff", 54],
  ["34219", "Casric Stars", "d2122e", "ffffff", 54],
  ["34220", "Hungry Lions", "ffd200", "111111", 53],
  ["34221", "Kruger United", "007a3d", "ffffff", 52],
  ["34222", "Baroka", "007a3d", "ffffff", 52],
  ["34223", "University of Pretoria", "1c4fa0", "d2122e", 52],
  ["34224", "Black Leopards", "1c4fa0", "ffd200", 51],
  ["34225", "Highbury", "d2122e", "ffffff", 50],
  ["34226", "Lerumo Lions", "007a3d", "ffffff", 50],
  ["34227", "Upington City", "f36f21", "ffffff", 50],
  ["34228", "Venda", "d2122e", "111111", 50],
  ["34229", "Leicesterford City", "12284c", "ffffff", 48],
  ["34230", "Bees", "ffd200", "111111", 48],
  ["34231", "Gomora United", "d2122e", "ffffff", 48],
  ["34232", "Midlands Wanderers", "007a3d", "ffffff", 48],
]);

export const SOUTH_AFRICA_UNDER_21 = youthTeams([...SOUTH_AFRICAN_PREMIERSHIP, ...NATIONAL_FIRST_DIVISION], "U21");
