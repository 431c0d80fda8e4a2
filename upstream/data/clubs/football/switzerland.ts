import { clubs } from "../../entries/club-rows.ts";

export const SWISS_SUPER_LEAGUE = clubs("CH", [
  ["21401", "Basel", "e2001a", "0055a4", 71, { th: "บาเซิล", "zh-Hans": "巴塞尔", "zh-Hant": "巴塞爾" }],
  [
    "21402",
    "Grasshopper Zürich",
    "0055a4",
    "ffffff",
    57,
    { th: "กราสฮอปเปอร์ ซูริค", aliases: ["Grasshoppers", "Grasshopper"] },
  ],
  ["21403", "Lausanne-Sport", "0055a4", "ffffff", 62, { th: "โลซานน์ สปอร์ต", aliases: ["Lausanne"] }],
  ["21404", "Lugano", "000000", "ffffff", 64, { th: "ลูกาโน" }],
  ["21405", "Luzern", "0055a4", "ffffff", 62, { th: "ลูเซิร์น", aliases: ["Lucerne"] }],
  ["21406", "Servette", "7a0f2b", "ffffff", 63, { th: "แซร์แวตต์" }],
  ["21407", "Sion", "e2001a", "ffffff", 61, { th: "ซิยง" }],
  ["21408", "St. Gallen", "00843d", "ffffff", 65, { th: "เซนต์ กัลเลน" }],
  ["21409", "Thun", "e2001a", "ffffff", 64, { th: "ทูน" }],
  ["21410", "Winterthur", "e2001a", "ffffff", 54, { th: "วินเทอร์ทูร์" }],
  [
    "21411",
    "Young Boys",
    "ffdd00",
    "000000",
    69,
    { th: "ยัง บอยส์", "zh-Hans": "伯尔尼年轻人", "zh-Hant": "年青人", aliases: ["BSC Young Boys"] },
  ],
  ["21412", "Zürich", "0055a4", "ffffff", 61, { th: "เอฟซี ซูริค" }],
]);

export const CHALLENGE_LEAGUE = clubs("CH", [
  ["21421", "Aarau", "000000", "ffffff", 50],
  ["21422", "Bellinzona", "7a0f2b", "ffffff", 42],
  ["21423", "Étoile Carouge", "0055a4", "ffffff", 44],
  ["21424", "Neuchâtel Xamax", "e2001a", "000000", 46, { aliases: ["Xamax"] }],
  ["21425", "Nyonnais", "ffdd00", "000000", 42, { aliases: ["Stade Nyonnais"] }],
  ["21426", "Rapperswil-Jona", "0055a4", "ffffff", 43],
  ["21427", "Stade Lausanne Ouchy", "0055a4", "e2001a", 46],
  ["21428", "Vaduz", "e2001a", "ffffff", 50],
  ["21429", "Wil", "000000", "ffffff", 44],
  ["21430", "Yverdon-Sport", "00843d", "ffffff", 51, { aliases: ["Yverdon"] }],
]);
