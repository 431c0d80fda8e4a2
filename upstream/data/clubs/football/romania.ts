import { clubs } from "../../entries/club-rows.ts";

export const ROMANIAN_SUPERLIGA = clubs("RO", [
  ["22201", "Argeș Pitești", "5b2d82", "ffffff", 58, { th: "อาร์เจส ปิเตสติ", aliases: ["FC Argeș"] }],
  ["22202", "Botoșani", "0055a4", "ffffff", 60, { th: "โบโตซานี" }],
  ["22203", "CFR Cluj", "7a0f2b", "ffffff", 65, { th: "ซีเอฟอาร์ คลูจ", aliases: ["CFR 1907 Cluj"] }],
  ["22204", "Csíkszereda", "e2001a", "00843d", 51],
  ["22205", "Dinamo București", "e2001a", "ffffff", 62, { th: "ดินาโม บูคาเรสต์", aliases: ["Dinamo Bucharest"] }],
  ["22206", "Farul Constanța", "0055a4", "ffffff", 58, { th: "ฟารูล คอนสตันตา" }],
  [
    "22207",
    "FCSB",
    "e2001a",
    "0055a4",
    67,
    { th: "เอฟซีเอสบี", "zh-Hans": "布加勒斯特星", "zh-Hant": "布加勒斯特星", aliases: ["Steaua București"] },
  ],
  ["22208", "Hermannstadt", "e2001a", "000000", 54, { th: "แฮร์มันน์สตัดท์" }],
  ["22209", "Metaloglobus București", "7a0f2b", "ffffff", 49],
  ["22210", "Oțelul Galați", "ffffff", "e2001a", 58, { th: "โอเตลุล กาลาติ" }],
  ["22211", "Petrolul Ploiești", "ffdd00", "0055a4", 55, { th: "เปโตรลุล ปลอยเอสติ" }],
  ["22212", "Rapid București", "7a0f2b", "ffffff", 63, { th: "ราปิด บูคาเรสต์", aliases: ["Rapid Bucharest"] }],
  ["22213", "Unirea Slobozia", "ffdd00", "0055a4", 53],
  ["22214", "Universitatea Cluj", "000000", "ffffff", 61, { th: "ยูนิเวอร์ซิตาเตีย คลูจ", aliases: ["U Cluj"] }],
  ["22215", "Universitatea Craiova", "0055a4", "ffffff", 65, { th: "ยูนิเวอร์ซิตาเตีย คราโยวา" }],
  ["22216", "UTA Arad", "e2001a", "ffffff", 57, { th: "ยูทีเอ อารัด" }],
]);
