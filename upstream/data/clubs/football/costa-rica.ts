import { clubs } from "../../entries/club-rows.ts";

export const COSTA_RICA_PRIMERA_DIVISION = clubs("CR", [
  ["32201", "Saprissa", "7b1e3a", "ffffff", 66, { th: "ซาปริสซา" }],
  ["32202", "Alajuelense", "d2122e", "111111", 66, { th: "อลาฮูเอเลนเซ" }],
  ["32203", "Herediano", "d2122e", "ffd200", 65],
  ["32204", "Cartaginés", "1c4fa0", "ffffff", 61],
  ["32205", "San Carlos", "1c4fa0", "ffd200", 57],
  ["32206", "Puntarenas", "f36f21", "ffffff", 56],
  ["32207", "Liberia", "ffd200", "1c4fa0", 57],
  ["32208", "Sporting San José", "111111", "ffffff", 56],
  ["32209", "Pérez Zeledón", "1c4fa0", "ffffff", 53],
  ["32210", "Guadalupe", "007a3d", "ffffff", 51],
  ["32211", "Limón Black Star", "007a3d", "ffffff", 52],
  ["32212", "Inter de San Carlos", "6cb4ee", "111111", 53],
]);
