import { clubs } from "../../entries/club-rows.ts";

export const SLOVENIAN_PRVALIGA = clubs("SI", [
  ["23601", "Aluminij", "e2001a", "ffffff", 50],
  ["23602", "Bravo", "0055a4", "ffffff", 56],
  ["23603", "Celje", "0055a4", "ffdd00", 65],
  ["23604", "Koper", "ffdd00", "0055a4", 59],
  ["23605", "Maribor", "5b2d82", "ffdd00", 62],
  ["23606", "Mura", "000000", "ffffff", 53],
  ["23607", "Olimpija Ljubljana", "00843d", "ffffff", 62],
  ["23608", "Primorje", "e2001a", "ffffff", 50],
  ["23609", "Radomlje", "ffdd00", "000000", 52],
  ["23610", "Domžale", "ffdd00", "0055a4", 49],
]);
