import { clubs } from "../../entries/club-rows.ts";
import { youthTeams } from "../../entries/youth-teams.ts";

export const MALAYSIA_SUPER_LEAGUE = clubs("MY", [
  [
    "30401",
    "Johor Darul Ta'zim",
    "1c4fa0",
    "d2122e",
    80,
    { th: "ยะโฮร์ ดารุล ตักซิม", "zh-Hans": "柔佛DT", "zh-Hant": "柔佛DT", shortName: "JDT" },
  ],
  ["30402", "Selangor", "d2122e", "ffd200", 70, { th: "สลังงอร์", "zh-Hans": "雪兰莪", "zh-Hant": "雪蘭莪" }],
  [
    "30403",
    "Kuala Lumpur City",
    "ffffff",
    "d2122e",
    67,
    { th: "กัวลาลัมเปอร์ ซิตี้", "zh-Hans": "吉隆坡城", "zh-Hant": "吉隆坡城" },
  ],
  ["30404", "Terengganu", "ffffff", "111111", 65, { th: "ตรังกานู", "zh-Hans": "登嘉楼", "zh-Hant": "登嘉樓" }],
  [
    "30405",
    "Sabah",
    "d2122e",
    "ffffff",
    65,
    { key: "sabah-malaysia", th: "ซาบาห์", "zh-Hans": "沙巴", "zh-Hant": "沙巴" },
  ],
  ["30406", "Kuching City", "f36f21", "ffffff", 65, { th: "กูชิง ซิตี้", "zh-Hans": "古晋城", "zh-Hant": "古晉城" }],
  ["30407", "Negeri Sembilan", "ffd200", "d2122e", 60, { th: "เนกรีเซมบีลัน", "zh-Hans": "森美兰", "zh-Hant": "森美蘭" }],
  ["30408", "Penang", "6cb4ee", "ffd200", 58, { th: "ปีนัง", "zh-Hans": "槟城", "zh-Hant": "檳城" }],
  [
    "30409",
    "PDRM",
    "1c4fa0",
    "d2122e",
    55,
    { th: "พีดีอาร์เอ็ม", "zh-Hans": "马来西亚皇家警察", "zh-Hant": "馬來西亞皇家警察" },
  ],
  [
    "30410",
    "Kelantan The Real Warriors",
    "1c4fa0",
    "ffffff",
    54,
    { th: "กลันตัน เดอะเรียลวอร์ริเออร์ส", "zh-Hans": "吉兰丹勇士", "zh-Hant": "吉蘭丹勇士" },
  ],
  ["30411", "Melaka", "007a3d", "ffd200", 55, { th: "มะละกา", "zh-Hans": "马六甲", "zh-Hant": "馬六甲" }],
  [
    "30412",
    "DPMM",
    "ffffff",
    "111111",
    60,
    { th: "ดีพีเอ็มเอ็ม", "zh-Hans": "文莱DPMM", "zh-Hant": "汶萊DPMM", aliases: ["Brunei DPMM"] },
  ],
  [
    "30413",
    "Immigration",
    "12284c",
    "ffd200",
    54,
    { th: "อิมมิเกรชัน", "zh-Hans": "马来西亚移民局", "zh-Hant": "馬來西亞移民局" },
  ],
]);

export const MALAYSIA_A1_LEAGUE = clubs("MY", [
  ["30414", "UM-Damansara", "1c4fa0", "ffd200", 45, { th: "ยูเอ็ม-ดามันซารา" }],
  ["30415", "Malaysian University", "5b2a86", "ffffff", 44, { th: "มาเลเซียน ยูนิเวอร์ซิตี" }],
  ["30416", "Bunga Raya", "d2122e", "ffffff", 44, { th: "บุหงา รายา" }],
  ["30417", "Perak", "ffd200", "111111", 48, { th: "เประ" }],
  ["30418", "Kedah Darul Aman", "007a3d", "ffd200", 48, { th: "เกดะห์ ดารุล อามัน" }],
  ["30419", "Kelantan", "d2122e", "ffffff", 46, { th: "กลันตัน เอฟซี" }],
  ["30420", "Kelantan WTS", "ffffff", "d2122e", 43, { th: "กลันตัน ดับเบิลยูทีเอส" }],
  ["30421", "PT Athletic", "12284c", "ffffff", 43, { th: "พีที แอธเลติก" }],
  ["30422", "Machan", "f36f21", "111111", 43, { th: "มาจัน" }],
  ["30423", "YPM", "007a3d", "ffffff", 42, { th: "วายพีเอ็ม" }],
  ["30424", "KL Rovers", "ffd200", "12284c", 43, { th: "เคแอล โรเวอร์ส" }],
  ["30425", "Manjung City", "1c4fa0", "ffffff", 43, { th: "มันจุง ซิตี้" }],
  ["30426", "UiTM United", "5b2a86", "c9a227", 42, { th: "ยูไอทีเอ็ม ยูไนเต็ด" }],
  ["30427", "Johor Darul Ta'zim II", "d2122e", "1c4fa0", 50, { th: "ยะโฮร์ ดารุล ตักซิม 2", aliases: ["JDT II"] }],
]);

export const MALAYSIA_UNDER_21 = youthTeams([...MALAYSIA_SUPER_LEAGUE, ...MALAYSIA_A1_LEAGUE], "U21");
