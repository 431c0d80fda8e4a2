import { phaseGroup } from "#contract/domain/status";
import { DAY } from "#contract/time/units";
import type { TeamEntry } from "../../data/entries/types.ts";
import type { MatchAt } from "../../match/match.ts";
import { LONGEST_MATCH } from "../../match/match-clock.ts";
import { withStates } from "../../match/with-state.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { getUpcoming, meetings, playedBy } from "../../matches/history/team-history.ts";
import { foldText } from "./fold.ts";
import type { Finder, Found } from "./ranking.ts";
import { LEVELS } from "./text-index.ts";

const MEETINGS_SHOWN = 2;
const REACH = 400 * DAY;

/** Words and signs between two teams, in the seven languages. Between Han characters no space is needed. */
const HAN_SIGN = "vs?\\.?|[-–—]|对阵?|對陣?";
const SIGN = `versus|x|พบ|เจอ|gặp|đấu với|ជួប|ទល់នឹង|${HAN_SIGN}`;
const BETWEEN = new RegExp(`\\s+(?:${SIGN})\\s+|(?<=\\p{Script=Han})\\s*(?:${HAN_SIGN})\\s*(?=\\p{Script=Han})`, "iu");

/** The two sides named by a text, folded; undefined if it does not name two. */
export function sidesOf(text: string): [string, string] | undefined {
  const parts = text.normalize("NFKC").split(BETWEEN).map(foldText);
  const [first, second] = parts;
  return parts.length === 2 && first && second ? [first, second] : undefined;
}

const isLive = ({ state }: MatchAt): boolean => ["live", "halted"].includes(phaseGroup(state.phase));
const isToCome = ({ state }: MatchAt): boolean => phaseGroup(state.phase) === "pre";

/** A team's matches, against `opponent` if given, that have kicked off and are not over. */
async function inPlay(team: TeamEntry, context: CallContext, opponent?: TeamEntry): Promise<MatchAt[]> {
  const { sources, now } = context;
  const fixtures = await sources.ofTeam(team.id, now - LONGEST_MATCH, now + 1, now, opponent?.id);
  return (await withStates(fixtures, context)).filter(isLive);
}

async function nextMeeting(team: TeamEntry, opponent: TeamEntry, context: CallContext): Promise<MatchAt[]> {
  const { sources, now } = context;
  const fixtures = await sources.ofTeam(team.id, now + 1, now + REACH, now, opponent.id);
  return (await withStates(fixtures, context)).filter(isToCome).slice(0, MEETINGS_SHOWN);
}

/** Two teams' current or next match, then their last meetings. */
async function matchesBetween(team: TeamEntry, opponent: TeamEntry, context: CallContext): Promise<MatchAt[]> {
  const found = await Promise.all([
    inPlay(team, context, opponent),
    nextMeeting(team, opponent, context),
    meetings(team.id, opponent.id, context.now, MEETINGS_SHOWN, context),
  ]);
  return found.flat();
}

/** A team's last match is seldom older; this avoids simulating a finished season. */
const RECENTLY = 45 * DAY;

async function lastMatch({ id }: TeamEntry, context: CallContext): Promise<MatchAt[]> {
  const { sources, now } = context;
  const recent = await withStates(await sources.ofTeam(id, now - RECENTLY, now, now), context);
  const last = recent.findLast(({ state }) => phaseGroup(state.phase) === "final" && state.score !== undefined);
  return last ? [last] : playedBy(id, now, 1, context);
}

/** A team's current match, its next one and its last one. */
async function matchesOfTeam(team: TeamEntry, context: CallContext): Promise<MatchAt[]> {
  const { now } = context;
  const found = await Promise.all([
    inPlay(team, context),
    getUpcoming(team.id, now, 1, context),
    lastMatch(team, context),
  ]);
  return found.flat();
}

/**
 * Whether a folded text suffices to mean the team: the whole name, or its beginning; not a single letter, nor a part
 * inside.
 */
const isNamed = (text: string, { level }: Found<TeamEntry>): boolean =>
  level === LEVELS.exact || (level !== LEVELS.inside && text.length >= (/\p{Script=Han}/u.test(text) ? 2 : 3));

/** Candidates for each side of a pair: if the two best do not play each other, a namesake may. */
const CANDIDATES = 2;

/** The matches named by a text: of two teams, or of the one whose name it begins. */
export async function findMatches(
  text: string,
  teams: Finder<TeamEntry>,
  best: Found<TeamEntry> | undefined,
  limit: number,
  context: CallContext,
): Promise<MatchAt[]> {
  const sides = sidesOf(text);
  if (!sides) {
    if (!best || !isNamed(foldText(text), best)) return [];
    return (await matchesOfTeam(best.thing, context)).slice(0, limit);
  }
  const [home, away] = sides.map((side) => teams.find(side, CANDIDATES).map(({ thing }) => thing));
  for (const team of home ?? []) {
    for (const opponent of away ?? []) {
      const found = team.id === opponent.id ? [] : await matchesBetween(team, opponent, context);
      if (found.length > 0) return found.slice(0, limit);
    }
  }
  return [];
}
