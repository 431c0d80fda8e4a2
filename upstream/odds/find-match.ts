import type { Sport } from "#contract/tables/sports";
import type { CallContext } from "../calls/call.ts";
import { notFound } from "../envelope.ts";
import type { Fixture } from "../match.ts";
import { sportOf } from "./match-prices.ts";

/** A match of the call's sport; refuses any other id. */
export async function findMatch(sport: Sport, matchId: string, context: CallContext): Promise<Fixture> {
  const fixture = await context.sources.find(matchId, context.now);
  if (!fixture || sportOf(fixture, context) !== sport) throw notFound("matchId", "no such match");
  return fixture;
}
