import { clubs } from "../../entries/club-rows.ts";

export const URUGUAY_PRIMERA_DIVISION = clubs("UY", [
  ["32601", "Peñarol", "ffd200", "111111", 76, { th: "เปญารอล", aliases: ["CA Peñarol (URU)"] }],
  [
    "32602",
    "Nacional (Montevideo)",
    "ffffff",
    "1c4fa0",
    76,
    { th: "นาซิอองนาล มอนเตวิเดโอ", aliases: ["Club Nacional de Football (URU)", "Nacional de Football"] },
  ],
  ["32603", "Defensor Sporting", "5b2a86", "ffffff", 68, { th: "เดเฟนซอร์ สปอร์ติง", aliases: ["Defensor SC (URU)"] }],
  ["32604", "Liverpool Montevideo", "1c4fa0", "111111", 69, { th: "ลิเวอร์พูล มอนเตวิเดโอ" }],
  ["32605", "Boston River", "d2122e", "007a3d", 66, { th: "บอสตัน ริเวอร์", aliases: ["CA Boston River (URU)"] }],
  ["32606", "Racing (Montevideo)", "007a3d", "ffffff", 66, { th: "ราซิง มอนเตวิเดโอ" }],
  ["32607", "Danubio", "ffffff", "111111", 66],
  ["32608", "Montevideo Wanderers", "111111", "ffffff", 64],
  ["32609", "Cerro Largo", "1c4fa0", "ffffff", 64],
  ["32610", "Montevideo City Torque", "6cb4ee", "ffffff", 66],
  ["32611", "Progreso", "d2122e", "ffd200", 60],
  ["32612", "Juventud de Las Piedras", "1c4fa0", "ffffff", 64],
  ["32613", "Cerro", "6cb4ee", "ffffff", 61],
  ["32614", "Central Español", "d2122e", "ffffff", 58],
  ["32615", "Deportivo Maldonado", "d2122e", "007a3d", 60],
  ["32616", "Albion", "1c4fa0", "d2122e", 60],
]);
