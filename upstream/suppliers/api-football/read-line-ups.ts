import * as z from "zod/mini";
import type { Side } from "#contract/domain/match";
import type { LinedUp, ReportedLineUp } from "../../match/match-details.ts";
import { bySide, Count, Person, toPerson } from "../api-sports/answer.ts";

const Place = z.object({
  player: z.object({
    ...Person.shape,
    number: Count,
    pos: z.nullable(z.string()),
    grid: z.optional(z.nullable(z.string())),
  }),
});

const Colours = z.object({ primary: z.nullable(z.string()), number: z.nullable(z.string()) });

const LineUp = z.object({
  team: z.object({
    id: z.int(),
    colors: z.optional(z.nullable(z.object({ player: z.optional(z.nullable(Colours)) }))),
  }),
  coach: z.optional(z.nullable(Person)),
  formation: z.nullable(z.string()),
  startXI: z.array(Place),
  substitutes: z.array(Place),
});

const Played = z.object({
  team: z.object({ id: z.int() }),
  players: z.array(
    z.object({
      player: z.object({ id: z.nullable(z.int()) }),
      statistics: z.array(
        z.object({
          games: z.object({
            minutes: Count,
            rating: z.nullable(z.string()),
            captain: z.optional(z.nullable(z.boolean())),
          }),
        }),
      ),
    }),
  ),
});

const HEX = /^[\da-f]{6}$/i;
const ROLES = ["G", "D", "M", "F"] as const;

type Games = z.output<typeof Played>["players"][number]["statistics"][number]["games"];

function toLinedUp({ player }: z.output<typeof Place>, games: ReadonlyMap<number, Games>): LinedUp | undefined {
  const person = toPerson(player);
  if (!person) return undefined;
  const [, row, column] = /^(\d+):(\d+)$/.exec(player.grid ?? "") ?? [];
  const played = player.id === null ? undefined : games.get(player.id);
  const rating = Number(played?.rating);
  return {
    ...person,
    ...(player.number !== null && { number: player.number }),
    role: ROLES.find((one) => one === player.pos) ?? "M",
    ...(row !== undefined && { row: Number(row), column: Number(column) }),
    ...(played?.captain && { isCaptain: true as const }),
    ...(rating > 0 && rating <= 10 && { rating: rating.toFixed(1) }),
    ...(played?.minutes !== null && played?.minutes !== undefined && { minutes: played.minutes }),
  };
}

function toLineUp(row: z.output<typeof LineUp>, games: ReadonlyMap<number, Games>): ReportedLineUp {
  const { primary = null, number = null } = row.team.colors?.player ?? {};
  const coach = row.coach ? toPerson(row.coach) : undefined;
  const lined = (places: readonly z.output<typeof Place>[]) => places.flatMap((place) => toLinedUp(place, games) ?? []);
  return {
    ...(row.formation && { formation: row.formation }),
    ...(primary &&
      number &&
      HEX.test(primary) &&
      HEX.test(number) && { kit: { shirt: `#${primary}`, number: `#${number}` } }),
    ...(coach && { coach }),
    starters: lined(row.startXI),
    bench: lined(row.substitutes),
  };
}

/** Both sides' line-ups; undefined until both are complete. `players`: their statistics, from the same answer. */
export function readLineUps(
  rows: readonly unknown[],
  players: readonly unknown[],
  sides: ReadonlyMap<number, Side>,
): Record<Side, ReportedLineUp> | undefined {
  const games = new Map(
    players.flatMap((team) => {
      const read = Played.safeParse(team);
      return read.success
        ? read.data.players.flatMap(({ player: { id }, statistics: [first] }) =>
            id !== null && first ? [[id, first.games] as const] : [],
          )
        : [];
    }),
  );
  const found = new Map(bySide(rows, LineUp, sides).map(([side, row]) => [side, toLineUp(row, games)]));
  const [home, away] = [found.get("home"), found.get("away")];
  return home && away && home.starters.length === 11 && away.starters.length === 11 ? { home, away } : undefined;
}
