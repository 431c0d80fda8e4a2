import { clubs } from "../../entries/club-rows.ts";

export const CYMRU_PREMIER = clubs("GB-WLS", [
  ["23501", "Bala Town", "7a0f2b", "6cabdd", 40],
  ["23502", "Barry Town United", "0055a4", "ffdd00", 42],
  ["23503", "Briton Ferry Llansawel", "e2001a", "00843d", 37],
  ["23504", "Caernarfon Town", "ffdd00", "00843d", 43],
  [
    "23505",
    "Cardiff Metropolitan University",
    "5b2d82",
    "ffffff",
    40,
    { shortName: "Cardiff Met", aliases: ["Cardiff Met"] },
  ],
  ["23506", "Colwyn Bay", "7a0f2b", "6cabdd", 40],
  ["23507", "Connah's Quay Nomads", "e2001a", "ffffff", 45],
  ["23508", "Flint Town United", "000000", "ffffff", 36],
  ["23509", "Haverfordwest County", "0055a4", "ffffff", 41],
  ["23510", "Llanelli Town", "e2001a", "ffffff", 34],
  ["23511", "Penybont", "0055a4", "ffffff", 45],
  ["23512", "The New Saints", "00843d", "ffffff", 53, { th: "เดอะ นิว เซนต์ส", shortName: "TNS", aliases: ["TNS"] }],
]);
