import { createRandom } from "../../../platform/random.ts";
import type { Fact } from "./facts.ts";
import type { Part } from "./story.ts";

/** Of what the match changed in the table or in a team's form: to be told in any case. */
const NEWS = 50;

type Paragraphs = readonly Part[];

/** Ways to go on after a report's opening, to its end. */
interface Closings {
  /** With the teams' standing. */
  standing: readonly Paragraphs[];
  others: readonly Paragraphs[];
}

/** One of them by the match's id; where the match has changed the standing, one with that. */
export function closingOf(matchId: string, standing: readonly Fact[], closings: Closings): Paragraphs {
  const isNews = standing.some(({ weight }) => weight >= NEWS);
  const all = isNews ? closings.standing : [...closings.standing, ...closings.others];
  return all[createRandom(`closing ${matchId}`).integer(0, all.length - 1)]!;
}
