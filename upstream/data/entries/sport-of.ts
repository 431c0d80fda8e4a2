import type { Sport } from "#contract/tables/sports";

/** The sport of a competition or a team: football where it does not say. */
export const sportOf = ({ sport = "football" }: { sport?: Sport }): Sport => sport;
