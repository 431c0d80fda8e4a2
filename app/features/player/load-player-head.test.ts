import { describe, expect, test } from "vitest";
import type { PlayerInfo } from "#contract/domain/player-info";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { loadPlayerHead, type PlayerParams } from "./load-player-head.server.ts";

const INFO = { id: "7", key: "van-quyet", name: "Văn Quyết", seasons: [], transfers: [] } as unknown as PlayerInfo;

function load(params: PlayerParams, info: Partial<PlayerInfo> | "down" = {}) {
  const { context } = testContext(({ name }) => {
    if (info === "down") return Promise.reject(faultOf("not_found"));
    return { value: name.toLowerCase().includes("player") ? { ...INFO, ...info } : {} };
  });
  return loadPlayerHead(context, { sport: "football", params, tab: "overview", search: "?a=1" });
}
const outcome = (params: PlayerParams, info?: Partial<PlayerInfo> | "down") =>
  load(params, info).then(
    ({ name }) => name,
    (thrown: Response | { init: ResponseInit }) =>
      "init" in thrown ? thrown.init.status : `${thrown.status} ${thrown.headers.get("Location")}`,
  );
const OWN = { player: "7", playerName: "van-quyet" };

describe("a player's page", () => {
  test.each<[string, PlayerParams, Partial<PlayerInfo> | "down" | undefined, string | number]>([
    ["is the one of the id", OWN, undefined, "Văn Quyết"],
    [
      "has another name in its address",
      { ...OWN, playerName: "messi" },
      undefined,
      "301 /en/football/player/van-quyet/7/overview?a=1",
    ],
    ["has moved to another id", { ...OWN, player: "9" }, undefined, "301 /en/football/player/van-quyet/7/overview?a=1"],
    ["is named by its address where the data has no name", OWN, { name: "" }, "Van Quyet"],
    ["needs an id", {}, undefined, 404],
    ["is not known", OWN, "down", 404],
  ])("%s", async (_name, params, info, expected) => {
    expect(await outcome(params, info)).toBe(expected);
  });
});
