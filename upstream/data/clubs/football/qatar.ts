import { clubs } from "../../entries/club-rows.ts";

export const QATAR_STARS_LEAGUE = clubs("QA", [
  ["31601", "Al Sadd", "ffffff", "111111", 76, { th: "อัล ซัดด์", "zh-Hans": "萨德", "zh-Hant": "艾薩德" }],
  ["31602", "Al Duhail", "d2122e", "ffffff", 75, { th: "อัล ดูฮาอิล", "zh-Hans": "杜海勒", "zh-Hant": "杜希爾" }],
  ["31603", "Al Gharafa", "ffd200", "1c4fa0", 73, { th: "อัล การาฟา", "zh-Hans": "加拉法", "zh-Hant": "艾加拿法" }],
  ["31604", "Al Rayyan", "d2122e", "111111", 72, { th: "อัล รายยาน", "zh-Hans": "赖扬", "zh-Hant": "艾拉恩" }],
  ["31605", "Al Ahli (Doha)", "007a3d", "ffffff", 67, { th: "อัล อาห์ลี โดฮา" }],
  ["31606", "Al Wakrah", "1c4fa0", "ffffff", 68, { th: "อัล วัคราห์" }],
  ["31607", "Al Arabi (Doha)", "d2122e", "ffffff", 67, { th: "อัล อราบี โดฮา" }],
  ["31608", "Qatar SC", "ffd200", "111111", 65, { th: "กาตาร์ เอสซี" }],
  ["31609", "Al Shamal", "ffffff", "d2122e", 65, { th: "อัล ชามาล" }],
  ["31610", "Umm Salal", "f36f21", "1c4fa0", 63, { th: "อุม ซาลาล" }],
  ["31611", "Al Sailiya", "ffd200", "111111", 62, { th: "อัล ไซลิยา" }],
  ["31612", "Al Shahaniya", "7b1e3a", "ffffff", 61, { th: "อัล ชาฮานิยา" }],
]);
