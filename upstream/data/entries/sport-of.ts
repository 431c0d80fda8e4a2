import { DEFAULT_SPORT, type Sport } from "#contract/tables/sports";

/** The sport of a competition or team; football if absent. */
export const sportOf = ({ sport = DEFAULT_SPORT }: { sport?: Sport }): Sport => sport;

/** Before a name in keys that sports share: football's names stand alone, those of other sports behind the sport. */
export const sportPrefix = (sport: Sport): string => (sport === DEFAULT_SPORT ? "" : `${sport} `);
