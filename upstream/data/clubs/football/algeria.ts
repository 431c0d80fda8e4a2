import { clubs } from "../../entries/club-rows.ts";

export const ALGERIAN_LIGUE_1 = clubs("DZ", [
  ["34501", "MC Alger", "d2122e", "007a3d", 70, { th: "เอ็มซี แอลเจียร์" }],
  ["34502", "JS Kabylie", "ffd200", "007a3d", 69, { th: "ฌีแอส กาบีลี" }],
  ["34503", "USM Alger", "d2122e", "111111", 69, { th: "อูเอสเอ็ม แอลเจียร์" }],
  ["34504", "CR Belouizdad", "d2122e", "ffffff", 70, { th: "เซแอร์ เบลูอิซดัด" }],
  ["34505", "CS Constantine", "007a3d", "111111", 67],
  ["34506", "ES Sétif", "111111", "ffffff", 66],
  ["34507", "JS Saoura", "ffd200", "007a3d", 66],
  ["34508", "Paradou AC", "ffd200", "12284c", 64],
  ["34509", "MC Oran", "d2122e", "ffffff", 64],
  ["34510", "ASO Chlef", "d2122e", "ffffff", 63],
  ["34511", "USM Khenchela", "111111", "ffffff", 62],
  ["34512", "Olympique Akbou", "007a3d", "ffffff", 62],
  ["34513", "MB Rouissat", "1c4fa0", "ffffff", 58],
  ["34514", "ES Ben Aknoun", "007a3d", "ffffff", 58],
  ["34515", "ES Mostaganem", "007a3d", "ffffff", 58],
  ["34516", "MC El Bayadh", "d2122e", "ffffff", 59],
]);
