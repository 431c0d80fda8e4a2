import { ENDPOINTS, type EndpointName } from "#contract/registry";
import { type Simulation, showsLoose } from "../../match/simulation.ts";
import { notFound } from "../../platform/envelope.ts";
import { isOfInvented } from "../../services/contests/calendar/seasons.ts";

/** The calls of the sevens that are lists: without simulation these are empty. */
const LISTS: readonly EndpointName[] = ["sevensMatchList", "sevensLiveVideos"];

/** The month's tournament of the contests: `wc-2026m11`. */
const TOURNAMENT = /^wc-/;

interface Requested {
  name: EndpointName;
  query: unknown;
}

/**
 * Refuses what a call requests of things that belong to no competition of the lists, where nothing invented may be
 * shown: a match or table of the sevens, a contest about an invented tournament.
 */
export function requireShown({ name, query }: Requested, simulation: Pick<Simulation, "mode">): void {
  if (showsLoose(simulation)) return;
  if (ENDPOINTS[name].server === "sevens" && !LISTS.includes(name)) throw notFound("matchId", "no such match");
  const { contestId } = query as { contestId?: unknown };
  if (typeof contestId !== "string" || !TOURNAMENT.test(contestId)) return;
  if (isOfInvented({ kind: "worldCup", id: contestId })) throw notFound("contestId", "no such contest");
}
