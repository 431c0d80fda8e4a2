import type { Absence, Person, SquadMember } from "../people/types.ts";
import type { TeamEntry } from "../world/types.ts";

/** Who can play: what a course has to know of the people of the world. Instants are milliseconds. */
export interface FootballPeople {
  squadAt(team: TeamEntry, instant: number): readonly SquadMember[];
  coachAt(team: TeamEntry, instant: number): Person | undefined;
  absencesAt(team: TeamEntry, instant: number): readonly Absence[];
}
