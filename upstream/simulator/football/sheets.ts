import type { Side } from "#contract/domain/match";
import { MINUTE } from "#contract/time/units";
import type { TeamEntry } from "../../data/entries/types.ts";
import type { Fixture } from "../../match/match.ts";
import { otherSide } from "../../match/sides.ts";
import { createRandom, type Random } from "../../platform/random.ts";
import type { Absence, SquadMember } from "../people/types.ts";
import { FORMATIONS, misfit, placesIn } from "./formations.ts";
import { buildKits } from "./kits.ts";
import { wishesOf } from "./rotation.ts";
import type { BySide, FootballPeople, SheetMan, TeamSheet } from "./types.ts";

/** How long before kick-off line-ups are predicted, and when they are announced, in milliseconds. */
export const PREDICTED_BEFORE = 24 * 60 * MINUTE;
export const OFFICIAL_BEFORE = 60 * MINUTE;

const BENCH = 9;
/** How often a side plays its usual formation. */
const USUAL_FORMATION = 0.75;

export type Teams = BySide<TeamEntry>;

/** Players certain to miss a match, by the absences known at an instant. */
const missing = (absences: readonly Absence[], knownAt: number, random: Random): Set<string> =>
  new Set(
    absences
      .filter(({ from, certainty }) => from <= knownAt && (certainty === "out" || random.chance(0.5)))
      .map(({ player }) => player.id),
  );

/** The best for each place, rarest places first, as the coach sees them that day. */
function chooseEleven(squad: readonly SquadMember[], formation: string, wish: ReadonlyMap<string, number>): SheetMan[] {
  const places = placesIn(formation);
  const left = new Set(squad);
  return places.map(({ detail, role, row, column }) => {
    let best: SquadMember | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const member of left) {
      const value = wish.get(member.player.id)! - misfit(member.player.detail, detail);
      if (value > most) [best, most] = [member, value];
    }
    if (!best) throw new Error("a squad of fewer than eleven men");
    left.delete(best);
    return { member: best, role, detail, row, column };
  });
}

/** A keeper, two of each line, then the best of the rest. */
function chooseBench(rest: readonly SquadMember[], wish: ReadonlyMap<string, number>): SheetMan[] {
  const sorted = [...rest].sort((a, b) => wish.get(b.player.id)! - wish.get(a.player.id)!);
  const chosen = new Set<SquadMember>();
  const take = (role: string, count: number) => {
    for (const member of sorted.filter(({ player }) => player.role === role).slice(0, count)) chosen.add(member);
  };
  take("G", 1);
  take("D", 2);
  take("M", 2);
  take("F", 2);
  for (const member of sorted) {
    if (chosen.size >= BENCH) break;
    if (member.player.role !== "G") chosen.add(member);
  }
  return [...chosen].map((member) => ({
    member,
    role: member.player.role as SheetMan["role"],
    detail: member.player.detail,
  }));
}

const captainOf = (eleven: readonly SheetMan[]): number =>
  eleven.reduce((best, { member }, man) => {
    const [holder, value] = [eleven[best]!.member, member];
    const rank = (one: SquadMember) => one.since - one.skill / 20 + (one.player.role === "F" ? 1 : 0);
    return rank(value) < rank(holder) ? man : best;
  }, 0);

function formationOf(team: TeamEntry, { season }: Fixture, random: Random): string {
  const usual = createRandom(`formation ${team.id} ${season}`);
  // The first of the list are the most common ones.
  const favourite = FORMATIONS[Math.floor(usual.next() ** 1.6 * FORMATIONS.length)]!;
  return random.chance(USUAL_FORMATION) ? favourite : FORMATIONS[random.integer(0, FORMATIONS.length - 1)]!;
}

interface SheetRequest {
  fixture: Fixture;
  team: TeamEntry;
  opponent: TeamEntry;
  side: Side;
  kit: TeamSheet["kit"];
  people: FootballPeople;
}

function buildSheet({ fixture, team, opponent, side, kit, people }: SheetRequest, isGuess: boolean): TeamSheet {
  const { id, kickOff } = fixture;
  const random = createRandom(`sheet ${id} ${side}`);
  const formation = formationOf(team, fixture, random);
  const squad = people.squadAt(team, kickOff);
  const wish = wishesOf({ fixture, team, opponent, squad, random });
  const knownAt = isGuess ? kickOff - PREDICTED_BEFORE : kickOff - OFFICIAL_BEFORE;
  const doubts = createRandom(`doubts ${id} ${side}`);
  const isMissing = missing(people.absencesAt(team, kickOff), knownAt, doubts);
  const fit = squad.filter(({ player }) => !isMissing.has(player.id));
  const eleven = chooseEleven(fit, formation, wish);
  const starting = new Set(eleven.map(({ member }) => member));
  const bench = chooseBench(
    fit.filter((member) => !starting.has(member)),
    wish,
  );
  const men = [...eleven, ...bench];
  const coach = people.coachAt(team, kickOff);
  return {
    team,
    ...(coach && { coach }),
    formation,
    kit,
    men: isGuess ? withGuesses(men, createRandom(`guess ${id} ${side}`)) : men,
    captain: captainOf(eleven),
  };
}

/** One or two guesses are wrong: a substitute replaces a starter of the same line. */
function withGuesses(men: readonly SheetMan[], random: Random): SheetMan[] {
  const guessed = [...men];
  for (let wrong = random.integer(0, 2); wrong > 0; wrong--) {
    const place = random.integer(1, 10);
    const starter = guessed[place]!;
    const other = guessed.findIndex(({ member }, man) => man > 10 && member.player.role === starter.member.player.role);
    if (other < 0) continue;
    const { member } = guessed[other]!;
    guessed[other] = {
      member: starter.member,
      role: starter.member.player.role as SheetMan["role"],
      detail: starter.member.player.detail,
    };
    guessed[place] = { ...starter, member };
  }
  return guessed;
}

function sheetOf(fixture: Fixture, teams: Teams, people: FootballPeople, isGuess: boolean, side: Side): TeamSheet {
  const [team, opponent] = [teams[side], teams[otherSide(side)]];
  const kit = buildKits(teams.home, teams.away)[side];
  return buildSheet({ fixture, team, opponent, side, kit, people }, isGuess);
}

const bothSheets = (fixture: Fixture, teams: Teams, people: FootballPeople, isGuess: boolean): BySide<TeamSheet> => ({
  home: sheetOf(fixture, teams, people, isGuess, "home"),
  away: sheetOf(fixture, teams, people, isGuess, "away"),
});

/** One side's official line-up. */
export const officialSheet = (fixture: Fixture, teams: Teams, people: FootballPeople, side: Side): TeamSheet =>
  sheetOf(fixture, teams, people, false, side);

/** The official line-ups, from `OFFICIAL_BEFORE` on. */
export const officialSheets = (fixture: Fixture, teams: Teams, people: FootballPeople): BySide<TeamSheet> =>
  bothSheets(fixture, teams, people, false);

/** The press's predictions from `PREDICTED_BEFORE` on: nearly right, by what was known a day before. */
export const predictedSheets = (fixture: Fixture, teams: Teams, people: FootballPeople): BySide<TeamSheet> =>
  bothSheets(fixture, teams, people, true);
