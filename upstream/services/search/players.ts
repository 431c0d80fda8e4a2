import { LruCache } from "#contract/memory/lru-cache";
import type { Sport } from "#contract/tables/sports";
import { DAY } from "#contract/time/units";
import { modelOf } from "../../competitions/sports/sport-model.ts";
import type { TeamEntry } from "../../data/entries/types.ts";
import { showsPeopleOf } from "../../match/simulation.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { squadAt } from "../../simulator/people/squads.ts";
import type { Player } from "../../simulator/people/types.ts";
import { worldFinders } from "./finders.ts";
import { foldText } from "./fold.ts";
import { createFinder, type Findable, type Finder } from "./ranking.ts";

/** A player and the team of which they were found. */
export interface PlayerOfTeam {
  player: Player;
  team: TeamEntry;
}

/** Fewer characters fit half of all names; two Han characters are a name. */
const SHORTEST = 3;
const SHORTEST_HAN = 2;

/** Where some may not be shown: found before those are left out. */
const MOST_FOUND = 1_000;

const finders = new LruCache<Finder<PlayerOfTeam>>(4);

function squadsOf(sport: Sport, instant: number): Findable<PlayerOfTeam>[] {
  const found = new Map<string, Findable<PlayerOfTeam>>();
  for (const { thing: team } of worldFinders(sport).team.popular(modelOf(sport).searchedTeams)) {
    for (const { player, skill } of squadAt(team, instant)) {
      const spellings = [...new Set(Object.values(player.names).map(foldText))];
      const one = { thing: { player, team }, spellings, popularity: skill, name: player.names.en };
      // A national team's player also has a club, which is the better answer.
      if (!found.has(player.id) || !team.isNational) found.set(player.id, one);
    }
  }
  return [...found.values()];
}

/** Players of the best-known teams by a folded text, with the squads of the instant (milliseconds). */
export function findPlayers(
  sport: Sport,
  text: string,
  limit: number,
  { directory, simulation, now: instant }: Pick<CallContext, "directory" | "simulation" | "now">,
) {
  if (simulation.mode === "off") return [];
  if (text.length < (/\p{Script=Han}/u.test(text) ? SHORTEST_HAN : SHORTEST)) return [];
  const finder = finders.getOrCreate(`${sport} ${Math.floor(instant / DAY)}`, () =>
    createFinder(squadsOf(sport, instant)),
  );
  const isShown = ({ team }: PlayerOfTeam) => showsPeopleOf(team, directory, simulation);
  const most = simulation.mode === "on" ? limit : MOST_FOUND;
  const found = finder.find(text, most).map(({ thing }) => thing);
  return found.filter(isShown).slice(0, limit);
}
