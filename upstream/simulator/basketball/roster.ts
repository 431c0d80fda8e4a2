import type { BasketballRole, SquadMember } from "../people/types.ts";

/** What a player does more or less often than others; only relative values matter. */
export interface Habits {
  twos: number;
  threes: number;
  offensive: number;
  defensive: number;
  assists: number;
  steals: number;
  blocks: number;
  fouls: number;
  /** Shooting accuracy: 1 is average. */
  touch: number;
}

export interface RosterPlayer {
  id: string;
  member: SquadMember;
  role: BasketballRole;
  isStarter: boolean;
  /** Share of the game that the coach wants them on court. */
  share: number;
  habits: Habits;
  /** Why they are not in the squad for the game. */
  unavailable?: string;
}

const ROLES: readonly BasketballRole[] = ["PG", "SG", "SF", "PF", "C"];

const LINE: Record<BasketballRole, number> = { PG: 0, SG: 1, SF: 2, PF: 3, C: 4 };

// By role, following professional leagues' averages per minute.
const HABITS: Record<BasketballRole, Habits> = {
  PG: {
    twos: 1,
    threes: 1.25,
    offensive: 0.3,
    defensive: 0.75,
    assists: 2.4,
    steals: 1.4,
    blocks: 0.3,
    fouls: 0.85,
    touch: 0.97,
  },
  SG: {
    twos: 0.95,
    threes: 1.4,
    offensive: 0.35,
    defensive: 0.75,
    assists: 1.2,
    steals: 1.15,
    blocks: 0.4,
    fouls: 0.9,
    touch: 0.97,
  },
  SF: { twos: 1, threes: 1.15, offensive: 0.6, defensive: 1, assists: 0.9, steals: 1, blocks: 0.7, fouls: 1, touch: 1 },
  PF: {
    twos: 1.05,
    threes: 0.8,
    offensive: 1.3,
    defensive: 1.3,
    assists: 0.7,
    steals: 0.8,
    blocks: 1.3,
    fouls: 1.1,
    touch: 1.03,
  },
  C: {
    twos: 1.2,
    threes: 0.3,
    offensive: 2.2,
    defensive: 1.7,
    assists: 0.6,
    steals: 0.65,
    blocks: 2.4,
    fouls: 1.25,
    touch: 1.1,
  },
};

/** Share of the game on court by place in the rotation: together five whole games. */
const SHARES = [0.73, 0.7, 0.67, 0.64, 0.6, 0.48, 0.4, 0.33, 0.24, 0.14, 0.07, 0, 0];
/** Maximum players of a team in a game. */
const MOST = SHARES.length;
/** With fewer, a team might not have five left at the end. */
const FEWEST = 8;

export const roleOf = ({ player: { role } }: SquadMember): BasketballRole => ROLES.find((one) => one === role) ?? "SF";

/** Steps between two roles among the five. */
export const roleDistance = (one: BasketballRole, other: BasketballRole): number => Math.abs(LINE[one] - LINE[other]);

/**
 * The players of a squad for a game: the best of each role start, the others come in by skill. `reasons` says who is
 * missing and why, by player. Starters come first, missing players last.
 */
export function buildRoster(squad: readonly SquadMember[], reasons: ReadonlyMap<string, string>): RosterPlayer[] {
  const bySkill = [...squad].sort((a, b) => b.skill - a.skill || a.number - b.number);
  const fit = bySkill.filter(({ player }) => !reasons.has(player.id));
  const available = fit.length < FEWEST ? bySkill : fit;
  const starters = startersOf(available);
  const bench = available.filter((member) => !starters.includes(member)).slice(0, MOST - starters.length);
  const active = [...starters, ...bench];
  const others = bySkill.filter((member) => !active.includes(member));
  return [
    ...active.map((member, place) => buildPlayer(member, place < starters.length, SHARES[place]!)),
    ...others.map((member) => ({
      ...buildPlayer(member, false, 0),
      unavailable: reasons.get(member.player.id) ?? "coach",
    })),
  ];
}

/** Who is in the line-up. Whom the coach leaves out sits on the bench: box scores say that they did not play. */
export const namedOf = (roster: readonly RosterPlayer[]): RosterPlayer[] =>
  roster.filter(({ unavailable }) => unavailable === undefined || unavailable === "coach");

function startersOf(available: readonly SquadMember[]): SquadMember[] {
  const starters: SquadMember[] = [];
  for (const role of ROLES) {
    const isFree = (member: SquadMember): boolean => !starters.includes(member);
    const best = available.find((member) => isFree(member) && roleOf(member) === role) ?? available.find(isFree);
    if (best) starters.push(best);
  }
  return starters;
}

/** Effect of a point of skill above average on the shots taken. */
const PER_SKILL = 0.022;
const TOUCH_PER_SKILL = 0.006;
const ORDINARY = 65;

function buildPlayer(member: SquadMember, isStarter: boolean, share: number): RosterPlayer {
  const role = roleOf(member);
  const talent = Math.max(0.4, Math.exp((member.skill - ORDINARY) * PER_SKILL));
  const habits = { ...HABITS[role] };
  for (const key of ["twos", "threes", "assists"] as const) habits[key] *= talent;
  habits.touch *= Math.exp((member.skill - ORDINARY) * TOUCH_PER_SKILL);
  return { id: member.player.id, member, role, isStarter, share, habits };
}
