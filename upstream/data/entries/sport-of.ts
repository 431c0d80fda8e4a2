import type { Sport } from "#contract/tables/sports";

/** The sport of a competition or team; football if absent. */
export const sportOf = ({ sport = "football" }: { sport?: Sport }): Sport => sport;
