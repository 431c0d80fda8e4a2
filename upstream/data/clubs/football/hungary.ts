import { clubs } from "../../entries/club-rows.ts";

export const NB_I = clubs("HU", [
  ["22801", "Debrecen", "e2001a", "ffffff", 60, { th: "เดเบรเซน" }],
  ["22802", "Diósgyőr", "e2001a", "ffffff", 55, { th: "ดิออสเกียวร์" }],
  ["22803", "ETO Győr", "00843d", "ffffff", 61, { th: "เกียวร์", aliases: ["Győr"] }],
  [
    "22804",
    "Ferencváros",
    "00843d",
    "ffffff",
    71,
    { th: "เฟเรนซ์วารอส", "zh-Hans": "费伦茨瓦罗斯", "zh-Hant": "費倫斯華路士" },
  ],
  ["22805", "Kazincbarcika", "0055a4", "ffdd00", 49],
  ["22806", "Kisvárda", "e2001a", "ffffff", 55],
  ["22807", "MTK Budapest", "0055a4", "ffffff", 57, { th: "เอ็มทีเค บูดาเปสต์" }],
  ["22808", "Nyíregyháza", "e2001a", "0055a4", 53],
  ["22809", "Paks", "00843d", "ffffff", 61, { th: "พัคส์" }],
  ["22810", "Puskás Akadémia", "ffdd00", "0055a4", 60, { th: "ปุสกัส อคาเดเมีย" }],
  ["22811", "Újpest", "5b2d82", "ffffff", 57, { th: "อุจเปสต์" }],
  ["22812", "Zalaegerszeg", "0055a4", "ffffff", 55],
]);
