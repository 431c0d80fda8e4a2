import type { LineUpPlayer } from "#contract/domain/line-ups";

/** What is marked beside a player; also the classes of the marks. */
export const MARKS = ["goal", "own", "assist", "yellow", "second", "red", "off", "on"] as const;
export type MarkKind = (typeof MARKS)[number];

export interface Mark {
  kind: MarkKind;
  count: number;
}

/** Goals, assists and cards of a player. A second yellow card counts as that, not as a yellow and a red one. */
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
