/** Stages whose names mean something else here, or nothing at all. */
const NAMES: Readonly<Record<string, string>> = {
  LAST_128: "Round of 128",
  LAST_64: "Round of 64",
  LAST_32: "Round of 32",
  LAST_16: "Round of 16",
  QUARTER_FINALS: "Quarter-finals",
  SEMI_FINALS: "Semi-finals",
  THIRD_PLACE: "Third place",
  FINAL: "Final",
};

interface Reported {
  stage: string | null;
  group: string | null;
  matchday: number | null;
}

/** "Regular Season - 8", "Group G - 2", "League Stage - 5", "Round of 16": the names that rounds are read from. */
export function roundOf({ stage, group, matchday }: Reported): string {
  const day = matchday === null ? "" : ` - ${matchday}`;
  const letter = /^GROUP_([A-L])$/.exec(group ?? "")?.[1];
  if (letter) return `Group ${letter}${day}`;
  if (stage === "REGULAR_SEASON") return `Regular Season${day}`;
  if (stage === "GROUP_STAGE") return `Group Stage${day}`;
  if (stage === "LEAGUE_STAGE") return `League Stage${day}`;
  const word = stage ?? "";
  return NAMES[word] ?? word.toLowerCase().replaceAll("_", " ");
}
