import type { TableReason } from "#contract/tables/standings-keys";
import { type Curtailed, curtailedOf } from "../../data/standings/parts/curtailed.ts";
import { h2h, type RuleSet } from "../../data/standings/rules/rule-set.ts";
import type { TablesQuestion } from "./season-table.ts";

type SeasonQuestion = Pick<TablesQuestion, "competition" | "season" | "source" | "ruleSet">;

/** How a real season ended early, and the order of its table then. */
export function curtailedSeason({
  competition,
  season,
  source,
  ruleSet,
}: SeasonQuestion): (Curtailed & { ruleSet: RuleSet }) | undefined {
  const curtailed = source === "simulated" ? undefined : curtailedOf(competition.id, season);
  if (!curtailed) return undefined;
  const { order, isByMeetings } = curtailed;
  return {
    ...curtailed,
    ruleSet: {
      ...ruleSet,
      ...(order === "average" && { primary: order }),
      ...(isByMeetings && { steps: [...h2h("points", "goalDifference"), ...ruleSet.steps], h2hMode: "all_met" }),
    },
  };
}

/** Why the tables of a season are as they are, apart from its parts. */
export function reasonsOf(question: SeasonQuestion): TableReason[] {
  const [win, , defeat] = question.ruleSet.points;
  const curtailed = curtailedSeason(question);
  // In basketball a defeat is worth a point.
  const isOfTwo = win === 2 && defeat === 0;
  return [...(curtailed ? [curtailed.order] : []), ...(isOfTwo ? ["two_points" as const] : [])];
}
