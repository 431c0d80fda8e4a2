import { expect, test } from "vitest";
import { ENDPOINTS } from "../../registry.ts";

const NOTHING = { country: [], competition: [], team: [], player: [], match: [] };

test.each([
  ["nothing found", NOTHING, true],
  ["empty lists left out", { team: [] }, true],
  ["no list at all", {}, false],
  ["another answer", { data: "busy", leagueMatchList: "busy" }, false],
])("an answer to a search: %s", (_, result, isAnswer) => {
  const read = () => ENDPOINTS.globalSearch.parse({ result: { businessCode: 0, ...result } });
  if (isAnswer) expect(read().value).toMatchObject({ teams: [], players: [], matches: [] });
  else expect(read).toThrow();
});
