import type { Goal, Pair, Side } from "#contract/domain/match";
import type { LocaleCode } from "#contract/tables/locales";
import { type NameInSentence, teamInSentence } from "../../data/grammar/articles.ts";
import type { LineKey } from "../../data/sentences/commentary/keys.ts";
import type { Fixture } from "../../match/match.ts";
import { scoreOf } from "../../match/score.ts";
import { otherSide } from "../../match/sides.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { standingGoals } from "../engine/timeline.ts";
import { fill } from "./render.ts";

const keyOf = ({ isPenalty, isOwnGoal }: Goal): LineKey => (isOwnGoal ? "goalOwn" : isPenalty ? "goalPenalty" : "goal");

/** The goals of a source that names scorers, as sentences, oldest first; goals without a name are left out. */
export async function goalLines(fixture: Fixture, { sources, directory, now }: CallContext) {
  const { incidents } = await sources.timelineOf(fixture);
  const past = incidents.filter(({ at }) => at <= now);
  const name = (side: Side, locale: LocaleCode): NameInSentence | "" => {
    const team = directory.teamById(side === "home" ? fixture.homeId : fixture.awayId);
    return team ? teamInSentence(team, locale) : "";
  };
  return past.flatMap((incident, index) => {
    if (incident.kind !== "goal" || !incident.goal.player) return [];
    const { goal, at } = incident;
    const score: Pair = scoreOf(standingGoals(past.slice(0, index + 1)));
    const text = (locale: LocaleCode): string =>
      fill(keyOf(goal), index, locale, {
        player: goal.player ?? "",
        team: name(goal.side, locale),
        opponent: name(otherSide(goal.side), locale),
        home: name("home", locale),
        away: name("away", locale),
        score: { score },
      });
    const { minute, addedMinute = null, side } = goal;
    return [
      { seq: index + 1, minute, addedMinute, side, kind: "GOAL" as const, isKey: true, x: null, y: null, at, text },
    ];
  });
}
