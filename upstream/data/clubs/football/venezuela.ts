import { clubs } from "../../entries/club-rows.ts";

export const VENEZUELA_PRIMERA_DIVISION = clubs("VE", [
  [
    "33101",
    "Universidad Central de Venezuela",
    "1c4fa0",
    "ffd200",
    66,
    { aliases: ["Universidad Central de Venezuela FC (VEN)"] },
  ],
  ["33102", "Carabobo", "7b1e3a", "ffffff", 66, { th: "การาโบโบ", aliases: ["Carabobo FC (VEN)"] }],
  [
    "33103",
    "Deportivo Táchira",
    "ffd200",
    "111111",
    66,
    { th: "เดปอร์ติโบ ตาชิรา", aliases: ["Deportivo Táchira FC (VEN)"] },
  ],
  ["33104", "Caracas", "d2122e", "ffffff", 64, { th: "การากัส" }],
  ["33105", "Monagas", "1c4fa0", "ffffff", 62, { aliases: ["Monagas SC (VEN)"] }],
  ["33106", "Deportivo La Guaira", "f36f21", "ffffff", 63],
  ["33107", "Metropolitanos", "5b2a86", "ffffff", 62],
  ["33108", "Puerto Cabello", "1c4fa0", "ffffff", 63, { aliases: ["Academia Puerto Cabello"] }],
  ["33109", "Portuguesa (Acarigua)", "d2122e", "111111", 60],
  ["33110", "Estudiantes de Mérida", "d2122e", "ffffff", 58],
  ["33111", "Zamora (Barinas)", "ffffff", "111111", 58],
  ["33112", "Rayo Zuliano", "ffd200", "1c4fa0", 57],
  ["33113", "Anzoátegui", "ffd200", "d2122e", 56],
  ["33114", "Trujillanos", "ffd200", "1c4fa0", 54],
]);
