import { clubs } from "../../entries/club-rows.ts";

export const UKRAINIAN_PREMIER_LEAGUE = clubs("UA", [
  [
    "22401",
    "Dynamo Kyiv",
    "ffffff",
    "0055a4",
    69,
    { th: "ดินาโม เคียฟ", "zh-Hans": "基辅迪纳摩", "zh-Hant": "基輔戴拿模", pt: "Dínamo de Kiev" },
  ],
  ["22402", "Epitsentr", "0055a4", "ffdd00", 51],
  ["22403", "Karpaty Lviv", "00843d", "ffffff", 59, { th: "คาร์ปาตี ลวิฟ" }],
  ["22404", "Kolos Kovalivka", "000000", "ffffff", 57],
  ["22405", "Kryvbas", "e2001a", "ffffff", 60, { th: "คริฟบาส" }],
  ["22406", "Kudrivka", "ffdd00", "00843d", 50],
  ["22407", "LNZ Cherkasy", "5b2d82", "ffffff", 59],
  ["22408", "Metalist 1925", "ffdd00", "0055a4", 59],
  ["22409", "Obolon", "00843d", "ffffff", 52, { th: "โอโบลอน" }],
  ["22410", "Oleksandriya", "ffdd00", "000000", 56, { th: "โอเล็กซานดริยา" }],
  ["22411", "Polissya Zhytomyr", "00843d", "ffdd00", 62, { th: "โปลิสเซีย ซิโตเมียร์" }],
  ["22412", "Poltava", "00843d", "ffffff", 48],
  ["22413", "Rukh Lviv", "ffdd00", "000000", 54, { th: "รูคห์ ลวิฟ" }],
  [
    "22414",
    "Shakhtar Donetsk",
    "f58220",
    "000000",
    72,
    { th: "ชัคตาร์ โดเนตสค์", "zh-Hans": "顿涅茨克矿工", "zh-Hant": "薩克達", shortName: "Shakhtar" },
  ],
  ["22415", "Veres Rivne", "e2001a", "000000", 53, { th: "เวเรส ริฟเน" }],
  ["22416", "Zorya Luhansk", "ffffff", "000000", 57, { th: "ซอร์ยา ลูฮันสค์" }],
]);
