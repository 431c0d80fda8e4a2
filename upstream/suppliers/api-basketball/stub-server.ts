import { utcDate } from "#contract/time/utc-date";
import { answerOf } from "../api-sports/stub-answer.ts";
import { apiSportsStub } from "../api-sports/stub-kind.ts";
import type { StubKind } from "../stub/create-stub.ts";
import type { StubFaults } from "../stub/faults.ts";
import { stubTable } from "../stub/stub-table.ts";
import {
  type GameOptions,
  gameOddsRow,
  gameRow,
  leagueRow,
  playerCountsRow,
  standingRow,
  teamCountsRow,
} from "./stub-answers.ts";
import { gamesAt } from "./stub-evening.ts";

const dayOf = ({ timestamp = 0 }: GameOptions): string => utcDate(timestamp * 1000);

const pointsOf = ({ points }: GameOptions, side: 0 | 1): number =>
  (points?.[side] ?? []).reduce<number>((sum, one) => sum + (one ?? 0), 0);

/** A game's points as two-pointers, plus a free throw if they are odd, shared by two players. */
function countsOf(url: URL, games: readonly GameOptions[]): object[] {
  const ids = url.searchParams.get("ids")?.split("-") ?? [];
  const begun = games.filter(({ id, points }) => points && ids.includes(String(id)));
  return begun.flatMap((game) =>
    [game.home!, game.away!].flatMap((team, index): object[] => {
      const points = pointsOf(game, index as 0 | 1);
      if (url.pathname.endsWith("/teams"))
        return [teamCountsRow(game.id!, team.id, [Math.floor(points / 2), 0, points % 2])];
      const half = Math.floor(points / 2);
      return [half, points - half].map((own, place) =>
        playerCountsRow(game.id!, team.id, { id: team.id * 10 + place, name: `P. ${team.id}${place}`, points: own }),
      );
    }),
  );
}

/** A table of each conference, which is one game here, and one of a division with the same teams as the first. */
function standingsOf(games: readonly GameOptions[], faults: StubFaults): object[] {
  const tableOf = (game: GameOptions) =>
    stubTable(
      [
        {
          clubs: [game.home!, game.away!],
          score: [pointsOf(game, 0), pointsOf(game, 1)],
          isOver: ["FT", "AOT"].includes(game.status?.short ?? ""),
        },
      ],
      faults,
    );
  const groups = ["Eastern Conference", "Western Conference"];
  const rows = games.flatMap((game, index) => tableOf(game).map((line) => standingRow(line, groups[index]!)));
  return [...rows, ...tableOf(games[0]!).map((line) => standingRow(line, "Atlantic"))];
}

/** The NBA of API-Basketball. */
export const apiBasketballStub: StubKind = {
  ...apiSportsStub,
  answer(url, now, evening, faults) {
    if (url.pathname === "/leagues") return answerOf([leagueRow(now)]);
    if (url.pathname.startsWith("/games/statistics/")) return answerOf(countsOf(url, gamesAt(now, evening)));
    if (url.pathname === "/odds") {
      const game = url.searchParams.get("game");
      return answerOf(gamesAt(now, evening).flatMap(({ id }) => (String(id) === game ? gameOddsRow(id!) : [])));
    }
    if (url.pathname === "/standings") return answerOf([standingsOf(gamesAt(now, evening), faults)]);
    if (url.pathname !== "/games") return answerOf([]);
    const date = url.searchParams.get("date");
    return answerOf(gamesAt(now, evening).flatMap((game) => (date && dayOf(game) !== date ? [] : gameRow(game))));
  },
  fileOf({ pathname, searchParams }) {
    if (pathname === "/odds") return `odds-${searchParams.get("game")}`;
    const ofSeason = `${searchParams.get("league")}-${searchParams.get("season")}`;
    if (pathname === "/standings") return `standings-${ofSeason}`;
    if (pathname !== "/games") return pathname.slice(1).replaceAll("/", "-");
    return `games-${searchParams.get("date") ?? ofSeason}`;
  },
  variables: (address) => ({
    SUPPLIERS: "api-basketball",
    API_SPORTS_KEY: "stub",
    API_BASKETBALL_URL: address,
    SUPPLIER_COMPETITIONS: "8001",
  }),
};
