import { DEFAULT_SPORT, SPORTS, type Sport } from "#contract/tables/sports";

/** A sport's number on the wire. */
export const typeOfSport = (sport: Sport): number => SPORTS.find(({ code }) => code === sport)?.sportType ?? 0;

/** The sport of a `sportType` that passed the call's schema. */
export const sportOfType = (sportType: number): Sport =>
  SPORTS.find((sport) => sport.sportType === sportType)?.code ?? DEFAULT_SPORT;
