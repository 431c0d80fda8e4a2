import { clubs } from "../../entries/club-rows.ts";

export const PARAGUAY_PRIMERA_DIVISION = clubs("PY", [
  ["32701", "Cerro Porteño", "1c4fa0", "d2122e", 74, { th: "เซร์โร ปอร์เตโญ", aliases: ["Club Cerro Porteño (PAR)"] }],
  [
    "32702",
    "Olimpia",
    "ffffff",
    "111111",
    72,
    { th: "โอลิมเปีย", key: "olimpia-asuncion", aliases: ["Olimpia Asuncion (PAR)", "Olimpia Asunción"] },
  ],
  [
    "32703",
    "Libertad",
    "111111",
    "ffffff",
    73,
    { th: "ลิเบร์ตัด", key: "libertad-asuncion", aliases: ["Club Libertad Asuncion (PAR)", "Libertad Asunción"] },
  ],
  ["32704", "Guaraní", "ffd200", "111111", 70, { th: "กวารานี", key: "guarani-asuncion" }],
  [
    "32705",
    "Nacional (Asunción)",
    "ffffff",
    "1c4fa0",
    67,
    { th: "นาซิอองนาล อาซุนซิออน", aliases: ["Club Nacional (PAR)"] },
  ],
  ["32706", "Sportivo Trinidense", "ffd200", "1c4fa0", 64],
  ["32707", "2 de Mayo", "1c4fa0", "ffffff", 64],
  ["32708", "Sportivo Ameliano", "111111", "ffd200", 64],
  ["32709", "Recoleta", "ffd200", "111111", 64, { key: "recoleta-asuncion" }],
  ["32710", "Sportivo Luqueño", "1c4fa0", "ffd200", 64],
  ["32711", "Rubio Ñu", "007a3d", "ffffff", 60],
  ["32712", "Sportivo San Lorenzo", "d2122e", "1c4fa0", 58],
]);
