import type { Sport } from "#contract/tables/sports";
import { notFound } from "../../envelope.ts";
import { courseOf, type FootballCourse, hasCourse } from "../../football/course.ts";
import { cutAt } from "../../football/cut.ts";
import type { Fixture } from "../../match.ts";
import { competitionOf } from "../../wire-match.ts";
import type { CallContext } from "../call.ts";

/** The match of an id, of one sport; refuses the call where there is none. */
export async function askedMatch(matchId: string, context: CallContext, sport: Sport = "football"): Promise<Fixture> {
  const fixture = await context.sources.find(matchId, context.now);
  const isOne = fixture && (competitionOf(fixture, context.directory).sport ?? "football") === sport;
  if (!fixture || !isOne) throw notFound("matchId", "no such match");
  return fixture;
}

/** The course of a match as far as it is known by now; undefined of a source that tells only goals. */
export async function courseNow(fixture: Fixture, context: CallContext): Promise<FootballCourse | undefined> {
  if (!hasCourse(fixture, context)) return undefined;
  return cutAt(await courseOf(fixture, context), context.now);
}
