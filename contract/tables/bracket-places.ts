/** Where a team in a bracket's first round comes from: the first or second of a group. */
export interface GroupPlace {
  place: 1 | 2;
  group: string;
}

/** Two places that meet in the first knockout round, home first. */
type FirstTie = readonly [home: GroupPlace, away: GroupPlace];

const tie = (home: string, away: string): FirstTie => [
  { place: 1, group: home },
  { place: 2, group: away },
];

/**
 * First knockout rounds by competition and season, in bracket order: the winners of ties 2k and 2k+1 meet in tie k of
 * the next round. World Cup 2022: FIFA, Regulations FIFA World Cup Qatar 2022, article 12.6 and 12.7. Copa
 * América 2024: winners of a group meet the second of its neighbour, and again only in the final.
 */
export const FIRST_KNOCKOUT_ROUNDS: Readonly<Record<string, readonly FirstTie[]>> = {
  "75 2022": [
    tie("A", "B"),
    tie("C", "D"),
    tie("E", "F"),
    tie("G", "H"),
    tie("B", "A"),
    tie("D", "C"),
    tie("F", "E"),
    tie("H", "G"),
  ],
  "83 2024": [tie("A", "B"), tie("B", "A"), tie("C", "D"), tie("D", "C")],
};
