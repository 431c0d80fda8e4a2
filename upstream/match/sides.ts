import type { Side } from "#contract/domain/match";

export const SIDES = ["home", "away"] as const satisfies readonly Side[];

export const otherSide = (side: Side): Side => (side === "home" ? "away" : "home");
