import type { Sport } from "#contract/tables/sports";
import { DAY } from "#contract/time/units";
import type { TeamEntry } from "../../data/entries/types.ts";
import { originById } from "./careers.ts";
import { mix, share } from "./mix.ts";
import { squadAt } from "./squads.ts";
import type { Absence, Player, SquadMember } from "./types.ts";
import { startOfWindow, type Window, windowAt } from "./windows.ts";

interface Trouble {
  reason: string;
  kind: Absence["kind"];
  /** Minimum and maximum days out. */
  days: readonly [number, number];
  weight: number;
}

/**
 * Causes of absences, their duration and frequency, in the order of magnitude found by medical studies of professional
 * football.
 */
const TROUBLES: readonly Trouble[] = [
  { reason: "knock", kind: "injury", days: [3, 8], weight: 18 },
  { reason: "hamstring", kind: "injury", days: [14, 42], weight: 20 },
  { reason: "ankle", kind: "injury", days: [10, 45], weight: 14 },
  { reason: "groin", kind: "injury", days: [10, 35], weight: 10 },
  { reason: "calf", kind: "injury", days: [10, 28], weight: 10 },
  { reason: "thigh", kind: "injury", days: [12, 35], weight: 8 },
  { reason: "knee", kind: "injury", days: [20, 90], weight: 9 },
  { reason: "shoulder", kind: "injury", days: [20, 70], weight: 3 },
  { reason: "back", kind: "injury", days: [7, 25], weight: 5 },
  { reason: "foot", kind: "injury", days: [25, 80], weight: 4 },
  { reason: "concussion", kind: "injury", days: [6, 14], weight: 2 },
  { reason: "cruciate_ligament", kind: "injury", days: [180, 270], weight: 2 },
  { reason: "illness", kind: "other", days: [3, 9], weight: 9 },
  { reason: "personal", kind: "other", days: [2, 7], weight: 2 },
];
export const REASONS: readonly string[] = TROUBLES.map(({ reason }) => reason);

const WEIGHTS = TROUBLES.reduce((sum, { weight }) => sum + weight, 0);

/** Shorter ones are in doubt until the day of the match. */
const DOUBTFUL_DAYS = 5;
const SPELL_SHARE = 0.5;
/** Keepers are hurt far less often than those who run and are tackled. */
const KEEPER_SPELL_SHARE = 0.12;
/** The longest absence extends into the second window after its own. */
const REACH = 2;

const isKeeper = ({ role }: Player): boolean => role === "G";

function troubleBy(draw: number): Trouble {
  let left = draw * WEIGHTS;
  for (const trouble of TROUBLES) {
    left -= trouble.weight;
    if (left < 0) return trouble;
  }
  return TROUBLES[0]!;
}

/** The absence that begins in a window by the draw alone; windows are at least 181 days. */
function drawn(player: Player, window: Window): Absence | undefined {
  const [head, tail] = [Number(player.id.slice(0, 7)), Number(player.id.slice(7))];
  const seed = mix(head, tail, window);
  if (share(seed, 61) >= (isKeeper(player) ? KEEPER_SPELL_SHARE : SPELL_SHARE)) return undefined;
  const { reason, kind, days } = troubleBy(share(seed, 62));
  const length = days[0] + (mix(seed, 63) % (days[1] - days[0] + 1));
  const from = startOfWindow(window) + (mix(seed, 64) % 178) * DAY;
  const certainty = length <= DOUBTFUL_DAYS ? "doubtful" : "out";
  return { player, kind, certainty, reason, from, until: from + length * DAY };
}

/** None begins while an earlier one may continue. */
function spellIn(player: Player, window: Window): Absence | undefined {
  const spell = drawn(player, window);
  if (!spell) return undefined;
  for (let earlier = window - REACH; earlier < window; earlier++)
    if ((drawn(player, earlier)?.until ?? 0) >= spell.from) return undefined;
  return spell;
}

/** A player's absences that begin in the windows from `first` on, up to an instant (milliseconds), oldest first. */
export function spellsOf(player: Player, first: Window, instant: number): Absence[] {
  const spells: Absence[] = [];
  for (let window = first; window <= windowAt(instant); window++) {
    const spell = spellIn(player, window);
    if (spell && spell.from <= instant) spells.push(spell);
  }
  return spells;
}

/** When a player's career begins, in milliseconds. */
const careerStart = ({ id }: Player): number => startOfWindow(originById(id)?.start ?? 0);

/** A player's absence at an instant, in milliseconds; none that would have begun before their career. */
export function absenceOf(player: Player, instant: number): Absence | undefined {
  const spell = spellsOf(player, windowAt(instant) - REACH, instant).find(({ until }) => until > instant);
  return spell && spell.from >= careerStart(player) ? spell : undefined;
}

/** How many fit players a squad needs for a match and its bench, and how many keepers among them. */
const FEWEST: Readonly<Record<Sport, { players: number; keepers: number }>> = {
  football: { players: 18, keepers: 2 },
  basketball: { players: 8, keepers: 0 },
};

/**
 * The absences that leave a squad enough fit players and keepers. Where they do not, those who would be back first are
 * fit: an injured player is never on a sheet beside the news of the injury.
 */
export function affordable(squad: readonly SquadMember[], absences: readonly Absence[], sport: Sport): Absence[] {
  let players = squad.length - FEWEST[sport].players;
  let keepers = squad.filter(({ player }) => isKeeper(player)).length - FEWEST[sport].keepers;
  const kept = new Set<Absence>();
  for (const absence of absences.toSorted((a, b) => b.until - a.until)) {
    if (players <= 0 || (isKeeper(absence.player) && keepers <= 0)) continue;
    kept.add(absence);
    players -= 1;
    if (isKeeper(absence.player)) keepers -= 1;
  }
  return absences.filter((absence) => kept.has(absence));
}

/** A team's absent or doubtful players at an instant, in milliseconds. */
export function absencesAt(team: TeamEntry, instant: number): Absence[] {
  const squad = squadAt(team, instant);
  const absences = squad.flatMap(({ player }) => absenceOf(player, instant) ?? []);
  return affordable(squad, absences, team.sport);
}
