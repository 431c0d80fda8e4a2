import type { PlaceStage } from "./points.ts";

/** A tournament place to pick a team for: first of group A, winner of a tie. */
export interface PlaceSlot {
  slotId: string;
  stage: PlaceStage;
  /** For `group`: 1 to 3. */
  place?: number;
  /** For `group`: its letter. */
  group?: string;
  /** For `third` and later rounds: its number within the stage, from 1. Thirds are in the order of their groups. */
  number?: number;
  /** Teams that can be picked, independent of other picks. */
  teamIds: readonly string[];
  /** For knockout rounds: the two slots whose teams meet; the pick is the one that advances. */
  from?: readonly [string, string];
}

export interface PlacePick {
  slotId: string;
  teamId: string;
}

export type PlaceFault =
  /** Some slots have no team. */
  | "incomplete"
  /** No such slot, or a team that is not one of its teams. */
  | "unknown"
  /** Both places of a tie have the same team: "The two teams in a tie must be different.". */
  | "sameTeams"
  /** A team in several places of a group or of the best thirds. */
  | "repeated"
  /** A winner that is in neither of the two slots, or a third that is not third of a group. */
  | "notInTie";

export interface FaultOfPlace {
  fault: PlaceFault;
  slotId: string;
}

const KNOCKOUT_ORDER: readonly PlaceStage[] = ["group", "third", "round_of_16", "quarter_final", "semi_final", "final"];

function faultOfSlot(slot: PlaceSlot, teams: ReadonlyMap<string, string>, slots: readonly PlaceSlot[]) {
  const team = teams.get(slot.slotId);
  if (team === undefined) return "incomplete" as const;
  if (!slot.teamIds.includes(team)) return "unknown" as const;
  if (slot.from) {
    const [a, b] = slot.from.map((id) => teams.get(id));
    if (a !== undefined && a === b) return "sameTeams" as const;
    return a === team || b === team ? undefined : ("notInTie" as const);
  }
  const rivals = slots.filter((one) => one.stage === slot.stage && one.group === slot.group && one !== slot);
  if (rivals.some(({ slotId }) => teams.get(slotId) === team)) return "repeated" as const;
  if (slot.stage !== "third") return undefined;
  return groupOfThird(team, teams, slots) === undefined ? ("notInTie" as const) : undefined;
}

/** The group whose third place the team is picked for. */
const groupOfThird = (team: string | undefined, teams: ReadonlyMap<string, string>, slots: readonly PlaceSlot[]) =>
  slots.find(({ stage, place, slotId }) => stage === "group" && place === 3 && teams.get(slotId) === team)?.group;

/** Assigns the best thirds to slots in the order of their groups' letters, so that each number meets one winner. */
export function placesOfThirds(slots: readonly PlaceSlot[], picks: readonly PlacePick[], thirds: readonly string[]) {
  const teams = new Map(picks.map(({ slotId, teamId }) => [slotId, teamId]));
  const letter = (team: string) => groupOfThird(team, teams, slots) ?? "";
  const inOrder = thirds.toSorted((a, b) => (letter(a) < letter(b) ? -1 : 1));
  return slots
    .filter(({ stage }) => stage === "third")
    .flatMap(({ slotId }, index): PlacePick[] => {
      const teamId = inOrder[index];
      return teamId === undefined ? [] : [{ slotId, teamId }];
    });
}

/** Faults in the picks of a whole tournament, slot by slot in order; empty if they can be sent. */
export function faultsOfPlaces(slots: readonly PlaceSlot[], picks: readonly PlacePick[]): FaultOfPlace[] {
  const known = new Set(slots.map(({ slotId }) => slotId));
  const stray = picks
    .filter(({ slotId }) => !known.has(slotId))
    .map(({ slotId }) => ({ fault: "unknown" as const, slotId }));
  const teams = new Map(picks.map(({ slotId, teamId }) => [slotId, teamId]));
  const inOrder = [...slots].sort((a, b) => KNOCKOUT_ORDER.indexOf(a.stage) - KNOCKOUT_ORDER.indexOf(b.stage));
  const faults = inOrder.flatMap((slot) => {
    const fault = faultOfSlot(slot, teams, slots);
    return fault ? [{ fault, slotId: slot.slotId }] : [];
  });
  return [...stray, ...faults];
}
