import { courseOf, type FootballCourse, hasCourse } from "../../football/course.ts";
import { cutAt } from "../../football/cut.ts";
import type { Fixture } from "../../match.ts";
import type { CallContext } from "../call.ts";

/** The course of a match as far as it is known by now; undefined of a source that tells only goals. */
export async function courseNow(fixture: Fixture, context: CallContext): Promise<FootballCourse | undefined> {
  if (!hasCourse(fixture, context)) return undefined;
  return cutAt(await courseOf(fixture, context), context.now);
}
