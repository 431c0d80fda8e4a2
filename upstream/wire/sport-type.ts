import { DEFAULT_SPORT, SPORTS, type Sport } from "#contract/tables/sports";

/** The number by which the wire calls a sport. */
export const typeOfSport = (sport: Sport): number => SPORTS.find(({ code }) => code === sport)?.sportType ?? 0;

/** The sport of a `sportType` that a call's schema has let pass. */
export const sportOfType = (sportType: number): Sport =>
  SPORTS.find((sport) => sport.sportType === sportType)?.code ?? DEFAULT_SPORT;
