import type { EndpointName } from "../registry.ts";
import { type NameIn, nameIn, type Sport } from "./sports.ts";

/** Calls that each sport has, by the default sport's name. */
type CallOfEachSport = {
  [Name in EndpointName]: NameIn<Sport, Name> extends EndpointName ? Name : never;
}[EndpointName];

/** A call's name in a sport: `context.upstream.call(callOf(sport, "teamInfo"), { teamId })`. */
export const callOf = <Name extends CallOfEachSport>(sport: Sport, name: Name): NameIn<Sport, Name> =>
  nameIn(sport, name);
