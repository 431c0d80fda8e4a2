import { clubs } from "../../entries/club-rows.ts";

export const PERU_LIGA_1 = clubs("PE", [
  [
    "32801",
    "Universitario",
    "ffffff",
    "7b1e3a",
    73,
    { th: "อูนิเบร์ซิตาริโอ", aliases: ["Club Universitario de Deportes (PER)", "Universitario de Deportes"] },
  ],
  ["32802", "Alianza Lima", "1c4fa0", "ffffff", 73, { th: "อลิอันซา ลิมา", aliases: ["Club Alianza Lima (PER)"] }],
  ["32803", "Sporting Cristal", "6cb4ee", "ffffff", 72, { th: "สปอร์ติง คริสตัล", aliases: ["CS Cristal (PER)"] }],
  ["32804", "Melgar", "d2122e", "111111", 69, { th: "เมลการ์", aliases: ["FBC Melgar (PER)", "FBC Melgar"] }],
  ["32805", "Cienciano", "d2122e", "ffffff", 66, { th: "เซียนเซียโน" }],
  ["32806", "Cusco", "ffd200", "111111", 68],
  ["32807", "ADT Tarma", "6cb4ee", "ffffff", 63],
  ["32808", "Sport Huancayo", "d2122e", "ffffff", 63],
  ["32809", "Alianza Atlético", "ffffff", "1c4fa0", 62],
  ["32810", "Los Chankas", "d2122e", "ffffff", 63],
  ["32811", "Deportivo Garcilaso", "6cb4ee", "ffffff", 63],
  ["32812", "Comerciantes Unidos", "007a3d", "ffffff", 58],
  ["32813", "Sport Boys", "f5a6c4", "111111", 60],
  ["32814", "Atlético Grau", "d2122e", "ffffff", 61],
  ["32815", "UTC Cajamarca", "d2122e", "ffffff", 57],
  ["32816", "Juan Pablo II College", "d2122e", "ffd200", 56],
  ["32817", "FC Cajamarca", "1c4fa0", "ffffff", 57],
  ["32818", "Deportivo Moquegua", "007a3d", "ffffff", 56],
]);
