import { createRandom } from "../../platform/random.ts";
import { bracketDates, planBracket } from "./bracket.ts";
import { planQualifying, powerOfTwoWithin, qualifyingDates } from "./qualifying.ts";
import { joined, type SeasonFrame, type SeasonPlan } from "./season-plan.ts";

/** Single matches up to a final; teams beyond the largest power of two first play for its last places. */
export function planCup(frame: SeasonFrame): SeasonPlan {
  const size = powerOfTwoWithin(frame.teams.length);
  const early = qualifyingDates(frame.teams.length, size);
  const dates = frame.dates(early + bracketDates(size, 1));
  const qualifying = planQualifying(frame, dates.slice(0, early), size);
  const bracket = planBracket(frame, dates.slice(early), {
    firstIndex: qualifying.matches,
    places: createRandom(`draw ${frame.seed}`).shuffle(qualifying.places),
    legs: 1,
    isSeeded: false,
  });
  return joined(qualifying, bracket);
}
