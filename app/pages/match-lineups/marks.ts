import type { LineUpPlayer } from "#contract/domain/line-ups";

/** Marks beside a player; also their class names. */
export const MARKS = ["goal", "own", "assist", "yellow", "second", "red", "off", "on"] as const;
export type MarkKind = (typeof MARKS)[number];

export interface Mark {
  kind: MarkKind;
  count: number;
}

/** A player's goals, assists and cards. A second yellow is counted as such, not as a yellow and a red. */
export function marksOf({ goals, ownGoals, assists, yellow, isSecondYellow, red }: LineUpPlayer): Mark[] {
  const marks: Mark[] = [
    { kind: "goal", count: goals },
    { kind: "own", count: ownGoals },
    { kind: "assist", count: assists },
    { kind: "yellow", count: isSecondYellow ? 0 : yellow },
    isSecondYellow ? { kind: "second", count: 1 } : { kind: "red", count: red },
  ];
  return marks.filter(({ count }) => count > 0);
}
