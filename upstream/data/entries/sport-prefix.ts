import { DEFAULT_SPORT, type Sport } from "#contract/tables/sports";

/**
 * Before a name in keys that sports share. The default sport's names stand alone, so that keys remain the same as more
 * sports come.
 */
export const sportPrefix = (sport: Sport): string => (sport === DEFAULT_SPORT ? "" : `${sport} `);
