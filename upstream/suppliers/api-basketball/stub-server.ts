import { utcDate } from "#contract/time/dates";
import { answerOf } from "../api-sports/stub-answer.ts";
import { apiSportsStub } from "../api-sports/stub-kind.ts";
import type { StubKind } from "../stub/create-stub.ts";
import type { Evening } from "../stub/evening.ts";
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
import { STUB_LEAGUES } from "./stub-leagues.ts";

const dayOf = ({ timestamp = 0 }: GameOptions): string => utcDate(timestamp * 1000);

const leagueIdOf = ({ league }: GameOptions): number => league?.id ?? STUB_LEAGUES[0]!.id;

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

const countedOf = (game: GameOptions) => ({
  clubs: [game.home!, game.away!] as const,
  score: [pointsOf(game, 0), pointsOf(game, 1)] as const,
  isOver: ["FT", "AOT"].includes(game.status?.short ?? ""),
});

/**
 * A table of each conference, which is one game here, and one of a division with the same teams as the first; of any
 * other league a single one.
 */
function standingsOf(url: URL, all: readonly GameOptions[], faults: StubFaults): object[] {
  const league = Number(url.searchParams.get("league"));
  const games = all.filter((game) => leagueIdOf(game) === league);
  if (league !== STUB_LEAGUES[0]!.id)
    return stubTable(games.map(countedOf), faults).map((line) => standingRow(line, "Regular Season"));
  const tableOf = (game: GameOptions) => stubTable([countedOf(game)], faults);
  const groups = ["Eastern Conference", "Western Conference"];
  const rows = games.flatMap((game, index) => tableOf(game).map((line) => standingRow(line, groups[index]!)));
  return [...rows, ...tableOf(games[0]!).map((line) => standingRow(line, "Atlantic"))];
}

const leaguesOf = ({ seed }: Evening) => (seed === undefined ? STUB_LEAGUES.slice(0, 1) : STUB_LEAGUES);

/** The NBA of API-Basketball, and another league with games of our engine. */
export const apiBasketballStub: StubKind = {
  ...apiSportsStub,
  answer(url, now, evening, faults) {
    if (url.pathname === "/leagues") return answerOf(leaguesOf(evening).map((league) => leagueRow(now, league)));
    if (url.pathname.startsWith("/games/statistics/")) return answerOf(countsOf(url, gamesAt(now, evening)));
    if (url.pathname === "/odds") {
      const game = url.searchParams.get("game");
      return answerOf(gamesAt(now, evening).flatMap(({ id }) => (String(id) === game ? gameOddsRow(id!) : [])));
    }
    if (url.pathname === "/standings") return answerOf([standingsOf(url, gamesAt(now, evening), faults)]);
    if (url.pathname !== "/games") return answerOf([]);
    const [date, league] = [url.searchParams.get("date"), url.searchParams.get("league")];
    const isRequested = (game: GameOptions) => (date ? dayOf(game) === date : String(leagueIdOf(game)) === league);
    return answerOf(gamesAt(now, evening).filter(isRequested).map(gameRow));
  },
  fileOf({ pathname, searchParams }) {
    if (pathname === "/odds") return `odds-${searchParams.get("game")}`;
    const ofSeason = `${searchParams.get("league")}-${searchParams.get("season")}`;
    if (pathname === "/standings") return `standings-${ofSeason}`;
    if (pathname !== "/games") return pathname.slice(1).replaceAll("/", "-");
    return `games-${searchParams.get("date") ?? ofSeason}`;
  },
  leagues: STUB_LEAGUES,
  variables: (address) => ({
    SUPPLIERS: "api-basketball",
    API_SPORTS_KEY: "stub",
    API_BASKETBALL_URL: address,
    SUPPLIER_COMPETITIONS: "8001",
  }),
};
