import { answerOf } from "../api-sports/stub-answer.ts";
import { apiSportsStub } from "../api-sports/stub-kind.ts";
import type { StubKind } from "../stub/create-stub.ts";
import { type GameOptions, gameRow, leagueRow } from "./stub-answers.ts";
import { gamesAt } from "./stub-evening.ts";

const dayOf = ({ timestamp = 0 }: GameOptions): string => new Date(timestamp * 1000).toISOString().slice(0, 10);

/** The NBA of API-Basketball. */
export const apiBasketballStub: StubKind = {
  ...apiSportsStub,
  answer(url, now, evening) {
    if (url.pathname === "/leagues") return answerOf([leagueRow(now)]);
    if (url.pathname !== "/games") return answerOf([]);
    const date = url.searchParams.get("date");
    return answerOf(gamesAt(now, evening).flatMap((game) => (date && dayOf(game) !== date ? [] : gameRow(game))));
  },
  fileOf({ pathname, searchParams }) {
    if (pathname !== "/games") return pathname.slice(1);
    return `games-${searchParams.get("date") ?? `${searchParams.get("league")}-${searchParams.get("season")}`}`;
  },
  variables: (address) => ({
    SUPPLIERS: "api-basketball",
    API_SPORTS_KEY: "stub",
    API_BASKETBALL_URL: address,
    SUPPLIER_COMPETITIONS: "8001",
  }),
};
