import type { GameLineUp, GameLineUps } from "#contract/domain/game-info";
import type { LineUpPlayer, LineUps, TeamLineUp } from "#contract/domain/line-ups";
import { scheduled } from "~/features/match-row/test-matches";

const UNPLAYED = { goals: 0, ownGoals: 0, assists: 0, yellow: 0, red: 0, minutes: 0, stats: {} };

/** A player by number, with only the given fields. */
export const lineUpPlayer = (number: number, change: Partial<LineUpPlayer> = {}): LineUpPlayer => ({
  id: `${number}`,
  key: `p-${number}`,
  name: `P${number}`,
  number,
  role: "M",
  ...UNPLAYED,
  ...change,
});

/** Eleven players in the positions of a formation. */
export function eleven(formation: string): LineUpPlayer[] {
  let number = 0;
  return [1, ...formation.split("-").map(Number)].flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => {
      number += 1;
      return lineUpPlayer(number, { role: row === 0 ? "G" : "D", gridRow: row + 1, gridCol: column + 1 });
    }),
  );
}

const team = (teamId: string, formation: string): TeamLineUp => ({
  teamId,
  formation,
  kit: { shirt: "#123456", number: "#ffffff" },
  coach: { name: "The Coach" },
  starters: eleven(formation),
  bench: [lineUpPlayer(12), lineUpPlayer(13)],
  absences: [
    { name: "Hurt", id: "90", key: "hurt", kind: "injury", certainty: "out", reason: "knee", until: "2026-12-24" },
    { name: "Perhaps", kind: "injury", certainty: "doubtful", reason: "" },
  ],
});

/** Both sides' line-ups, announced an hour before kick-off. */
export const lineUps: LineUps = {
  state: "official",
  confirmedAt: scheduled.kickOff - 3_600_000,
  home: team("70001", "4-3-3"),
  away: team("70002", "3-5-2"),
};

const gameTeam = (teamId: string): GameLineUp => ({
  teamId,
  coach: { name: "The Coach" },
  starters: ["C", "PG", "SG", "SF", "PF"].map((position, index) => ({
    id: `${index}`,
    key: `s-${index}`,
    name: `Starter ${position}`,
    number: index,
    position,
    ...(index < 4 && { isOnCourt: true as const }),
  })),
  bench: [{ name: "Sixth Man", number: 6, isOnCourt: true }],
  absences: [],
});

/** A basketball game's line-ups, with four starters on court. */
export const gameLineUps: GameLineUps = { state: "official", home: gameTeam("80024"), away: gameTeam("80001") };
