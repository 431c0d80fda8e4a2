import { clubs } from "../../entries/club-rows.ts";

export const ISRAELI_PREMIER_LEAGUE = clubs("IL", [
  ["23101", "Ashdod", "ffdd00", "e2001a", 53],
  ["23102", "Beitar Jerusalem", "ffdd00", "000000", 63, { th: "เบตาร์ เยรูซาเลม" }],
  ["23103", "Bnei Sakhnin", "e2001a", "ffffff", 55],
  ["23104", "Bnei Yehuda", "f58220", "ffffff", 47],
  ["23105", "Hapoel Be'er Sheva", "e2001a", "ffffff", 66, { th: "ฮาโปเอล เบียร์เชวา", aliases: ["Hapoel Beer Sheva"] }],
  ["23106", "Hapoel Haifa", "e2001a", "000000", 57, { th: "ฮาโปเอล ไฮฟา" }],
  ["23107", "Hapoel Jerusalem", "e2001a", "000000", 52, { th: "ฮาโปเอล เยรูซาเลม" }],
  ["23108", "Hapoel Petah Tikva", "0055a4", "ffffff", 53],
  ["23109", "Hapoel Tel Aviv", "e2001a", "ffffff", 62, { th: "ฮาโปเอล เทลอาวีฟ" }],
  ["23110", "Ironi Kiryat Shmona", "0055a4", "ffffff", 53],
  ["23111", "Ironi Tiberias", "0055a4", "ffffff", 52],
  ["23112", "Maccabi Haifa", "00843d", "ffffff", 66, { th: "มัคคาบี ไฮฟา" }],
  ["23113", "Maccabi Netanya", "ffdd00", "000000", 56, { th: "มัคคาบี เนทานยา" }],
  [
    "23114",
    "Maccabi Tel Aviv",
    "ffdd00",
    "0055a4",
    67,
    { th: "มัคคาบี เทลอาวีฟ", "zh-Hans": "特拉维夫马卡比", "zh-Hant": "特拉維夫馬卡比" },
  ],
]);
