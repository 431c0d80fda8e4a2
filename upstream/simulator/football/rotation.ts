import { DAY } from "#contract/time/units";
import { competitionById } from "../../competitions/world/world.ts";
import type { TeamEntry } from "../../data/entries/types.ts";
import type { Fixture } from "../../match/match.ts";
import { weekdayOf } from "../../platform/day-number.ts";
import type { Random } from "../../platform/random.ts";
import { mix, share } from "../people/mix.ts";
import type { SquadMember } from "../people/types.ts";

/** All in points of skill: how the coach's eye varies from match to match, and a player's form from month to month. */
const EYE = 5;
const EYE_FOR_KEEPERS = 2;
const FORM = 5;
const FORM_DAYS = 28;
/** What a week's freshness is worth at its weekend; who was fresh then has played, and is spared in midweek. */
const AT_WEEKEND = 3;
const IN_MIDWEEK = 11;

/** Of the difference between regulars and others, the part that a competition's matches leave out of account. */
const RESERVES: Readonly<Record<string, Partial<Record<Fixture["stage"], number>> & { others: number }>> = {
  cup: { final: 0, semi_final: 0.3, quarter_final: 0.7, others: 1.25 },
  league_phase_cup: { league_phase: 0.25, others: 0 },
};
/** An opponent who is weaker by so much lets a coach rest everybody, one who is stronger by so much nobody. */
const SAFE = 14;

interface RotationRequest {
  fixture: Fixture;
  team: TeamEntry;
  opponent: TeamEntry;
  squad: readonly SquadMember[];
  random: Random;
}

/** How much a coach prefers the reserves, 0 to 1.25: then those who hardly play otherwise come first. */
export function reserveShare({ fixture, team, opponent }: Omit<RotationRequest, "squad" | "random">): number {
  const { format } = competitionById(fixture.competitionId) ?? {};
  const shares = format && RESERVES[format.kind];
  if (!shares || team.isNational) return 0;
  const safety = (team.strength - opponent.strength + SAFE) / (2 * SAFE);
  return (shares[fixture.stage] ?? shares.others) * Math.min(1, Math.max(0, safety));
}

/** Tuesday to Thursday; weeks begin on Fridays, so that a weekend and the days after it are one. */
const MIDWEEK = new Set([2, 3, 4]);
const weekOf = (day: number): number => Math.floor((day - 1) / 7);

/**
 * How much the coach wants each player in a match, by id: skill, form, rest and the weight of the match. A function of
 * the match alone: what was played before is not looked up.
 */
export function wishesOf({ fixture, team, opponent, squad, random }: RotationRequest): Map<string, number> {
  const day = Math.floor(fixture.kickOff / DAY);
  const mean = squad.reduce((sum, { skill }) => sum + skill, 0) / Math.max(1, squad.length);
  const reserve = reserveShare({ fixture, team, opponent });
  const isMidweek = MIDWEEK.has(weekdayOf(day));
  return new Map(
    squad.map(({ player: { id, role }, skill }) => {
      const isKeeper = role === "G";
      const seed = mix(Number(id.slice(0, 7)), Number(id.slice(7)));
      const fresh = isKeeper || team.isNational ? 0 : share(seed, weekOf(day), 1) - 0.5;
      const form = share(seed, Math.floor(day / FORM_DAYS), 2) - 0.5;
      const eye = (isKeeper ? EYE_FOR_KEEPERS : EYE) * (random.next() - 0.5);
      const worth = mean + (skill - mean) * (1 - reserve);
      return [id, worth + FORM * form * (isKeeper ? 0 : 1) + fresh * (isMidweek ? -IN_MIDWEEK : AT_WEEKEND) + eye];
    }),
  );
}
