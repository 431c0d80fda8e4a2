/** Clubs that change leagues after a season: as many go down as come up. Keys of clubs, in the order of their tables. */
export interface Exchange {
  down: string;
  up: string;
}

/** The season whose clubs are the lists of `data/clubs`; the exchanges lead from others to them, and on from them. */
export const LISTED_YEAR = 2026;
/** Seasons before have the same clubs as this one. */
export const FIRST_YEAR = 2023;

/** Keys of clubs' second teams, which never come up to the league of the first. */
export const SECOND_TEAMS: ReadonlySet<string> = new Set([
  "benfica-b",
  "hoffenheim-ii",
  "jong-ajax",
  "jong-az",
  "jong-psv",
  "jong-utrecht",
  "porto-b",
  "real-sociedad-b",
  "sporting-cp-b",
  "stuttgart-ii",
]);

/** By ids of two leagues, the upper one first, and the year in which the season before the exchange began. */
export type Exchanges = Readonly<Record<string, Readonly<Record<number, Exchange>>>>;
