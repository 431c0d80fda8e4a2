import { clubs } from "../../entries/club-rows.ts";

export const AUSTRIAN_BUNDESLIGA = clubs("AT", [
  ["21301", "Altach", "ffdd00", "000000", 57, { th: "อัลทัค", aliases: ["SCR Altach"] }],
  ["21302", "Austria Wien", "5b2d82", "ffffff", 62, { th: "ออสเตรีย เวียนนา", aliases: ["Austria Vienna"] }],
  ["21303", "Blau-Weiß Linz", "0055a4", "ffffff", 56, { th: "เบลา-ไวส์ ลินซ์" }],
  ["21304", "Grazer AK", "e2001a", "ffffff", 54, { th: "กราเซอร์ เอเค", aliases: ["GAK"] }],
  ["21305", "Hartberg", "0055a4", "ffffff", 58, { th: "ฮาร์ทแบร์ก" }],
  ["21306", "LASK", "000000", "ffffff", 63, { th: "ลาสก์ ลินซ์" }],
  [
    "21307",
    "Rapid Wien",
    "00843d",
    "ffffff",
    64,
    {
      th: "ราปิด เวียนนา",
      "zh-Hans": "维也纳快速",
      "zh-Hant": "維也納迅速",
      pt: "Rapid Viena",
      aliases: ["Rapid Vienna"],
    },
  ],
  [
    "21308",
    "Red Bull Salzburg",
    "ffffff",
    "e2001a",
    71,
    {
      th: "เรดบูล ซัลซ์บวร์ก",
      "zh-Hans": "萨尔茨堡红牛",
      "zh-Hant": "薩爾斯堡紅牛",
      shortName: "Salzburg",
      aliases: ["Salzburg", "RB Salzburg"],
    },
  ],
  ["21309", "Ried", "000000", "00843d", 55, { th: "รีด" }],
  [
    "21310",
    "Sturm Graz",
    "000000",
    "ffffff",
    67,
    { th: "สตอร์ม กราซ", "zh-Hans": "格拉茨风暴", "zh-Hant": "格拉茨風暴" },
  ],
  ["21311", "Tirol", "00843d", "000000", 54, { th: "ทีโรล", aliases: ["WSG Tirol"] }],
  ["21312", "Wolfsberger AC", "000000", "ffffff", 62, { th: "โวล์ฟสแบร์เกอร์", aliases: ["Wolfsberg"] }],
]);
