import { clubs } from "../../entries/club-rows.ts";

export const BESTA_DEILD = clubs("IS", [
  ["23301", "Afturelding", "e2001a", "000000", 48],
  ["23302", "Breiðablik", "00843d", "ffffff", 60, { th: "เบรดาบลิค" }],
  ["23303", "Fram", "0055a4", "ffffff", 53],
  ["23304", "Hafnarfjörður", "ffffff", "000000", 54, { aliases: ["FH Hafnarfjörður", "FH"] }],
  ["23305", "ÍA Akranes", "ffdd00", "000000", 51, { aliases: ["ÍA", "Akranes"] }],
  ["23306", "ÍBV", "ffffff", "0055a4", 50],
  ["23307", "KA Akureyri", "ffdd00", "0055a4", 51, { aliases: ["KA"] }],
  ["23308", "KR Reykjavík", "000000", "ffffff", 53, { aliases: ["KR"] }],
  ["23309", "Stjarnan", "0055a4", "ffffff", 57],
  ["23310", "Valur", "e2001a", "ffffff", 58],
  ["23311", "Vestri", "0055a4", "ffffff", 50],
  ["23312", "Víkingur Reykjavík", "e2001a", "000000", 61],
]);
