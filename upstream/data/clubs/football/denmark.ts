import { clubs } from "../../entries/club-rows.ts";

export const DANISH_SUPERLIGA = clubs("DK", [
  ["21501", "AGF Aarhus", "ffffff", "0055a4", 66, { th: "เอจีเอฟ ออร์ฮุส", aliases: ["AGF", "Aarhus"] }],
  ["21502", "Brøndby", "ffdd00", "0055a4", 66, { th: "บรอนด์บี้", "zh-Hans": "布隆德比", "zh-Hant": "邦比" }],
  [
    "21503",
    "Copenhagen",
    "ffffff",
    "0055a4",
    71,
    {
      th: "โคเปนเฮเกน",
      "zh-Hans": "哥本哈根",
      "zh-Hant": "哥本哈根",
      pt: "Copenhague",
      aliases: ["FC København", "København"],
    },
  ],
  ["21504", "Fredericia", "e2001a", "ffffff", 54, { th: "เฟรเดริเซีย" }],
  ["21505", "Midtjylland", "000000", "e2001a", 71, { th: "มิดทิลแลนด์", "zh-Hans": "中日德兰", "zh-Hant": "米迪蘭特" }],
  ["21506", "Nordsjælland", "e2001a", "ffdd00", 64, { th: "นอร์ดเจลแลนด์" }],
  ["21507", "Odense", "0055a4", "ffffff", 57, { th: "โอเดนเซ่", aliases: ["Odense Boldklub", "OB"] }],
  ["21508", "Randers", "0055a4", "ffffff", 58, { th: "แรนเดอร์ส" }],
  ["21509", "Silkeborg", "e2001a", "ffffff", 59, { th: "ซิลเคบอร์ก" }],
  ["21510", "Sønderjyske", "6cabdd", "ffffff", 57, { th: "ซอนเดอร์ยูสเก" }],
  ["21511", "Vejle", "e2001a", "ffffff", 54, { th: "ไวเล" }],
  ["21512", "Viborg", "00843d", "ffffff", 59, { th: "วีบอร์ก" }],
]);
