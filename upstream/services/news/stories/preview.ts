import type { StoryKey } from "../../../data/news/stories/keys.ts";
import { derbyMark } from "./derby-facts.ts";
import { type Fact, factLines, rankFacts } from "./facts.ts";
import { meetingFacts } from "./meeting-facts.ts";
import { previewAngles } from "./preview-angles.ts";
import type { PreviewData } from "./preview-data.ts";
import { comingFacts, outlookFacts } from "./preview-facts.ts";
import { dayText, named, namedCompetition, noteLine, toSlug } from "./shared-lines.ts";
import { stakeFacts } from "./stake-facts.ts";
import type { Outline, Part } from "./story.ts";
import { storyModelOf } from "./story-model.ts";

/** Of a paragraph: what makes it the story's main one, and how many sentences such a one has, and another. */
const MAIN = 40;
const MOST_OF_MAIN = 3;
const MOST = 2;
/** Facts that may stand in the summary. */
const OF_NOTE = 20;

/** When and in which round it is: true of every match, so told where nothing else wants the room. */
function frameFacts({ fixture, competition, timeZone }: PreviewData): Fact[] {
  const { matchday, kickOff } = fixture;
  const time: Fact = {
    topic: "time",
    weight: 9,
    line: { key: "previewTime", values: { time: { time: kickOff, timeZone } } },
  };
  if (matchday === undefined || !storyModelOf(competition.sport).hasMatchdays) return [time];
  return [time, { topic: "matchday", weight: 11, line: { key: "previewMatchday", values: { matchday } } }];
}

const weightOf = (facts: readonly Fact[]): number => facts[0]?.weight ?? 0;

/** The outline of a preview, from what is known a day before. What makes the match special comes first. */
export function toPreview(data: PreviewData): Outline {
  const { fixture, teams, competition, timeZone } = data;
  const { angles, values } = previewAngles(data);
  const openingsOn = (topic: string): StoryKey[] =>
    angles.filter(({ topics }) => topics.includes(topic)).map(({ key }): StoryKey => `previewOpen${key}`);
  const linesOf = (facts: readonly Fact[]) => factLines(facts, openingsOn);
  const outlook = rankFacts([...outlookFacts(data), ...frameFacts(data)]);
  const others = [stakeFacts(data), comingFacts(data), meetingFacts(data)]
    .map(rankFacts)
    .sort((a, b) => weightOf(b) - weightOf(a));
  const themes = weightOf(outlook) >= MAIN ? [outlook, ...others] : [...others, outlook];
  const parts = themes.map(
    (facts): Part => ({ lines: linesOf(facts), most: weightOf(facts) >= MAIN ? MOST_OF_MAIN : MOST }),
  );
  const noted = rankFacts(themes.flat()).filter(({ weight }) => weight >= OF_NOTE);
  return {
    id: fixture.id,
    kind: "preview",
    sport: competition.sport,
    competitionId: fixture.competitionId,
    matchId: fixture.id,
    ...derbyMark(data),
    slug: toSlug(teams.home.key, "vs", teams.away.key, "preview", dayText(fixture.kickOff, timeZone)),
    values: {
      ...values,
      home: named(teams.home),
      away: named(teams.away),
      competition: namedCompetition(competition),
      day: { when: fixture.kickOff, timeZone },
    },
    titles: angles.map(({ key }): StoryKey[] => [`previewTitle${key}`]),
    openings: angles.map(({ key }): StoryKey[] => [`previewOpen${key}`]),
    summaries: [...linesOf(noted), { key: "previewSummary" }],
    parts: [...parts, noteLine([fixture.source])],
  };
}
