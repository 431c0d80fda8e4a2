import type { Sport } from "#contract/tables/sports";
import type { CallOfBothSports, SportCalls } from "~/sports/calls";
import { adapterOf } from "~/sports/sports";

export type { CallOfBothSports } from "~/sports/calls";

/** A call's name in a sport: `context.upstream.call(callOf(sport, "teamInfo"), { teamId })`. */
export const callOf = <Name extends CallOfBothSports>(sport: Sport, name: Name): SportCalls[Name] =>
  adapterOf(sport).calls[name];
