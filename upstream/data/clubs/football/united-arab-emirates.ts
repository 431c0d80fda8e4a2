import { clubs } from "../../entries/club-rows.ts";
import { youthTeams } from "../../entries/youth-teams.ts";

export const UAE_PRO_LEAGUE = clubs("AE", [
  ["30701", "Al Ain", "5b2a86", "ffffff", 78, { th: "อัล ไอน์", "zh-Hans": "艾因", "zh-Hant": "艾因" }],
  [
    "30702",
    "Shabab Al Ahli",
    "d2122e",
    "ffffff",
    79,
    { th: "ชาบับ อัล อาห์ลี", "zh-Hans": "迪拜青年国民", "zh-Hant": "迪拜青年國民", aliases: ["Shabab Al-Ahli Dubai"] },
  ],
  [
    "30703",
    "Al Wahda",
    "7b1e3a",
    "ffffff",
    75,
    { key: "al-wahda-abu-dhabi", th: "อัล วาห์ดา", "zh-Hans": "阿布扎比统一", "zh-Hant": "艾禾達" },
  ],
  ["30704", "Sharjah", "ffffff", "111111", 74, { th: "ชาร์จาห์", "zh-Hans": "沙迦", "zh-Hant": "沙迦" }],
  ["30705", "Al Jazira", "ffffff", "d2122e", 74, { th: "อัล จาซีรา", "zh-Hans": "贾兹拉", "zh-Hant": "艾積拉" }],
  ["30706", "Al Wasl", "ffd200", "111111", 74, { th: "อัล วาสล์", "zh-Hans": "瓦斯尔", "zh-Hant": "艾華斯" }],
  [
    "30707",
    "Al Nasr (Dubai)",
    "1c4fa0",
    "ffffff",
    69,
    { th: "อัล นาสเซอร์ ดูไบ", "zh-Hans": "迪拜胜利", "zh-Hant": "迪拜艾納斯" },
  ],
  ["30708", "Ajman", "f36f21", "ffffff", 63, { th: "อัจมาน", "zh-Hans": "阿治曼", "zh-Hant": "阿治曼" }],
  [
    "30709",
    "Khor Fakkan",
    "007a3d",
    "ffffff",
    62,
    { th: "คอร์ ฟักกัน", "zh-Hans": "豪尔费坎", "zh-Hant": "豪爾費坎", aliases: ["Khorfakkan"] },
  ],
  [
    "30710",
    "Kalba",
    "ffd200",
    "111111",
    62,
    { th: "กัลบา", "zh-Hans": "卡尔巴", "zh-Hant": "卡爾巴", aliases: ["Ittihad Kalba"] },
  ],
  [
    "30711",
    "Bani Yas",
    "6cb4ee",
    "ffffff",
    62,
    { th: "บานี ยาส", "zh-Hans": "巴尼亚斯", "zh-Hant": "班尼亞斯", aliases: ["Baniyas"] },
  ],
  ["30712", "Al Bataeh", "d2122e", "ffffff", 60, { th: "อัล บาตาเอห์", "zh-Hans": "巴塔伊赫", "zh-Hant": "艾巴塔" }],
  ["30713", "Al Dhafra", "007a3d", "ffffff", 57, { th: "อัล ดาฟรา", "zh-Hans": "达弗拉", "zh-Hant": "艾達法拉" }],
  ["30714", "Dibba", "d2122e", "007a3d", 55, { th: "ดิบบา", "zh-Hans": "迪巴", "zh-Hant": "迪巴" }],
]);

export const UAE_FIRST_DIVISION = clubs("AE", [
  ["30715", "Al Orooba (UAE)", "d2122e", "1c4fa0", 48, { th: "อัล ออรูบา" }],
  ["30716", "Hatta", "7b1e3a", "ffffff", 49, { th: "ฮัตตา" }],
  ["30717", "Emirates Club", "007a3d", "ffffff", 50, { th: "เอมิเรตส์ คลับ" }],
  ["30718", "Dibba Al Hisn", "d2122e", "ffffff", 47, { th: "ดิบบา อัล ฮิสน์" }],
  ["30719", "Dubai United", "1c4fa0", "f36f21", 47, { th: "ดูไบ ยูไนเต็ด" }],
  ["30720", "Al Arabi (UAE)", "d2122e", "ffffff", 46, { th: "อัล อราบี ยูเออี" }],
  ["30721", "Masfout", "007a3d", "ffffff", 45, { th: "มัสฟูต" }],
  ["30722", "Al Hamriyah", "6cb4ee", "ffffff", 46, { th: "อัล ฮัมริยาห์" }],
  ["30723", "Majd", "5b2a86", "c9a227", 44, { th: "มัจด์" }],
  ["30724", "Gulf United", "12284c", "ffffff", 44, { th: "กัลฟ์ ยูไนเต็ด" }],
]);

export const UNITED_ARAB_EMIRATES_UNDER_21 = youthTeams([...UAE_PRO_LEAGUE, ...UAE_FIRST_DIVISION], "U21");
