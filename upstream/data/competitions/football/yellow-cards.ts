/** After how many yellow cards of a season a player is banned, and for how many matches. */
export interface YellowCardBan {
  cards: number;
  matches: number;
  /** Only if they were shown by this round. */
  byRound?: number;
}

export interface YellowCardRule {
  bans: readonly YellowCardBan[];
  /** After the last of these, a match for every so many more. */
  every: number;
}

const everyOf = (every: number): YellowCardRule => ({ bans: [{ cards: every, matches: 1 }], every });

/** What most leagues do. */
const EVERY_FIVE = everyOf(5);

const english = (second: number): YellowCardRule => ({
  bans: [
    { cards: 5, matches: 1, byRound: 19 },
    { cards: 10, matches: 2, byRound: second },
    { cards: 15, matches: 3 },
  ],
  every: 5,
});

// The Football Association's disciplinary regulations, category 1.
const EFL = english(37);

/** By league id, where the regulation is known to be another than the usual one. */
const LEAGUES: Readonly<Record<string, YellowCardRule>> = {
  "101": english(32),
  "302": EFL,
  "304": EFL,
  "305": EFL,
  // FIGC, Codice di giustizia sportiva, article 9: after five, then five, four, three, two and each more.
  "341": { bans: [5, 10, 14, 17, 19].map((cards) => ({ cards, matches: 1 })), every: 1 },
  "342": { bans: [5, 10, 14, 17, 19].map((cards) => ({ cards, matches: 1 })), every: 1 },
  // CBF, Regulamento Geral das Competições.
  "401": everyOf(3),
  "402": everyOf(3),
  "403": everyOf(3),
  // J.League, disciplinary rules for leagues of more than 34 rounds: four, and again after four.
  "511": everyOf(4),
  "512": everyOf(4),
  "513": everyOf(4),
  // Thai League, regulations on accumulated cautions.
  "461": everyOf(4),
  "462": everyOf(4),
  // VPF, Điều lệ: ba thẻ vàng.
  "766": everyOf(3),
  "767": everyOf(3),
};

/** That of a league; cups have short rules of their own, which are not applied. */
export const yellowCardRuleOf = (leagueId: string): YellowCardRule => LEAGUES[leagueId] ?? EVERY_FIVE;

/** For how many matches a player is banned who has been shown the nth yellow card of a season in a round. */
export function matchesBanned({ bans, every }: YellowCardRule, cards: number, round: number | undefined): number {
  const ban = bans.find((one) => one.cards === cards);
  if (ban) return ban.byRound !== undefined && round !== undefined && round > ban.byRound ? 0 : ban.matches;
  const more = cards - bans.at(-1)!.cards;
  return more > 0 && more % every === 0 ? 1 : 0;
}
