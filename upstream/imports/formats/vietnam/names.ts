/** Competitions by the file's tier, whatever its words. */
const COMPETITIONS: Readonly<Record<string, string>> = {
  TIER_ONE: "V.League 1",
  TIER_TWO: "V.League 2",
  TIER_CUP: "Vietnamese National Cup",
};

/** Names without sponsors, by the file's codes. */
const CLUBS: Readonly<Record<string, string>> = { KLKG: "Kiên Giang", LAD: "Lâm Đồng", TNI: "Tây Ninh" };

/** A competition's name by the tier of a row; undefined for an unknown one. */
export const competitionIn = (tier: string): string | undefined => COMPETITIONS[tier];

/** A club's name without its sponsor. */
export const clubOf = (code: string, name: string): string => CLUBS[code] ?? name.normalize();
