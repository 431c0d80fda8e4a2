import { clubs } from "../../entries/club-rows.ts";
import { youthTeams } from "../../entries/youth-teams.ts";

export const A_LEAGUE_MEN = clubs("AU", [
  ["31201", "Melbourne City", "6cb4ee", "ffffff", 71, { th: "เมลเบิร์น ซิตี้" }],
  ["31202", "Melbourne Victory", "12284c", "ffffff", 70, { th: "เมลเบิร์น วิกตอรี" }],
  ["31203", "Auckland FC", "1c4fa0", "111111", 71, { th: "โอ๊คแลนด์ เอฟซี" }],
  ["31204", "Sydney FC", "6cb4ee", "12284c", 69, { th: "ซิดนีย์ เอฟซี" }],
  ["31205", "Western Sydney Wanderers", "d2122e", "111111", 67, { th: "เวสเทิร์น ซิดนีย์ วันเดอเรอร์ส" }],
  ["31206", "Adelaide United", "d2122e", "ffd200", 67, { th: "แอดิเลด ยูไนเต็ด" }],
  ["31207", "Macarthur", "111111", "ffd200", 65, { th: "แมคอาเธอร์" }],
  ["31208", "Western United", "007a3d", "111111", 64, { th: "เวสเทิร์น ยูไนเต็ด" }],
  ["31209", "Newcastle Jets", "1c4fa0", "ffd200", 64, { th: "นิวคาสเซิล เจ็ตส์", aliases: ["Newcastle United Jets"] }],
  ["31210", "Central Coast Mariners", "ffd200", "12284c", 64, { th: "เซ็นทรัลโคสต์ มาริเนอร์ส" }],
  ["31211", "Wellington Phoenix", "ffd200", "111111", 63, { th: "เวลลิงตัน ฟีนิกซ์" }],
  ["31212", "Brisbane Roar", "f36f21", "111111", 62, { th: "บริสเบน รอร์" }],
  ["31213", "Perth Glory", "5b2a86", "f36f21", 61, { th: "เพิร์ธ กลอรี" }],
]);

export const NPL_NEW_SOUTH_WALES = clubs("AU", [
  ["31214", "Apia Leichhardt", "111111", "d2122e", 52],
  ["31215", "Marconi Stallions", "1c4fa0", "007a3d", 52],
  ["31216", "Rockdale Ilinden", "d2122e", "111111", 52],
  ["31217", "Blacktown City", "d2122e", "ffffff", 51],
  ["31218", "Sydney United 58", "d2122e", "ffffff", 51],
  ["31219", "Sydney Olympic", "1c4fa0", "ffffff", 50],
  ["31220", "Wollongong Wolves", "d2122e", "ffffff", 50],
  ["31221", "Manly United", "1c4fa0", "ffffff", 49],
  ["31222", "Sutherland Sharks", "6cb4ee", "12284c", 48],
  ["31223", "St George City", "d2122e", "ffffff", 48],
  ["31224", "NWS Spirit", "111111", "ffd200", 48],
  ["31225", "Mt Druitt Town Rangers", "1c4fa0", "ffffff", 47],
]);

export const NPL_VICTORIA = clubs("AU", [
  ["31226", "South Melbourne", "1c4fa0", "ffffff", 52],
  ["31227", "Heidelberg United", "111111", "ffd200", 52],
  ["31228", "Oakleigh Cannons", "1c4fa0", "ffffff", 51],
  ["31229", "Avondale", "111111", "ffffff", 51],
  ["31230", "Hume City", "d2122e", "1c4fa0", 50],
  ["31231", "Green Gully", "007a3d", "ffffff", 49],
  ["31232", "Dandenong City", "d2122e", "ffffff", 49],
  ["31233", "Dandenong Thunder", "d2122e", "111111", 48],
  ["31234", "Melbourne Knights", "d2122e", "ffffff", 49],
  ["31235", "Altona Magic", "d2122e", "ffd200", 48],
  ["31236", "Preston Lions", "d2122e", "ffd200", 50],
  ["31237", "Port Melbourne Sharks", "1c4fa0", "d2122e", 47],
  ["31238", "St Albans Dinamo", "1c4fa0", "ffffff", 47],
  ["31239", "George Cross", "f36f21", "1c4fa0", 46],
]);

export const AUSTRALIA_UNDER_21 = youthTeams([...A_LEAGUE_MEN, ...NPL_NEW_SOUTH_WALES, ...NPL_VICTORIA], "U21");
