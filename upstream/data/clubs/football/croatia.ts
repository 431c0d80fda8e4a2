import { clubs } from "../../entries/club-rows.ts";

export const HNL = clubs("HR", [
  [
    "22001",
    "Dinamo Zagreb",
    "0055a4",
    "ffffff",
    70,
    { th: "ดินาโม ซาเกร็บ", "zh-Hans": "萨格勒布迪纳摩", "zh-Hant": "薩格勒布戴拿模", aliases: ["GNK Dinamo Zagreb"] },
  ],
  ["22002", "Gorica", "0055a4", "ffffff", 57, { th: "โกริก้า", key: "gorica-croatia" }],
  ["22003", "Hajduk Split", "ffffff", "0055a4", 67, { th: "ไฮดุ๊ก สปลิต", aliases: ["Hajduk"] }],
  ["22004", "Istra 1961", "00843d", "ffdd00", 58, { th: "อิสตรา 1961" }],
  ["22005", "Lokomotiva Zagreb", "0055a4", "e2001a", 58, { th: "โลโกโมติวา ซาเกร็บ" }],
  ["22006", "Osijek", "0055a4", "ffffff", 59, { th: "โอซิเย็ค" }],
  ["22007", "Rijeka", "ffffff", "6cabdd", 66, { th: "ริเยก้า" }],
  ["22008", "Slaven Belupo", "0055a4", "ffffff", 59, { th: "สลาเวน เบลูโป" }],
  ["22009", "Varaždin", "0055a4", "ffffff", 58, { th: "วาราซดิน" }],
  ["22010", "Vukovar 1991", "0055a4", "ffffff", 54, { th: "วูโควาร์ 1991" }],
]);
