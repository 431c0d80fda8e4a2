import { clubs } from "../../entries/club-rows.ts";

export const EROVNULI_LIGA = clubs("GE", [
  ["23901", "Dila Gori", "7a0f2b", "0055a4", 55],
  ["23902", "Dinamo Batumi", "0055a4", "ffffff", 54],
  ["23903", "Dinamo Tbilisi", "0055a4", "ffffff", 55],
  ["23904", "Gagra", "e2001a", "0055a4", 48],
  ["23905", "Gareji", "00843d", "ffffff", 46],
  ["23906", "Iberia 1999", "000000", "ffffff", 58, { aliases: ["Saburtalo"] }],
  ["23907", "Kolkheti Poti", "0055a4", "ffffff", 46],
  ["23908", "Samgurali", "00843d", "ffffff", 48],
  ["23909", "Telavi", "e2001a", "000000", 47],
  ["23910", "Torpedo Kutaisi", "000000", "ffffff", 57],
]);
