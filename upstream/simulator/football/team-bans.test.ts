import { describe, expect, it } from "vitest";
import type { YellowCardRule } from "../../data/competitions/football/yellow-cards.ts";
import type { Fixture } from "../../match/match.ts";
import type { Player } from "../people/types.ts";
import { type ShownCard, TeamBans } from "./team-bans.ts";

const player = { id: "9" } as Player;
const RULE: YellowCardRule = {
  bans: [
    { cards: 2, matches: 1, byRound: 3 },
    { cards: 3, matches: 2 },
  ],
  every: 3,
};

/** Matches in which one player is banned, by what that player is shown in each; `-` for one that was not played. */
async function bannedIn(shown: string, rule?: YellowCardRule): Promise<string> {
  const rounds = shown.split(" ");
  const fixtures = rounds.map((_, index) => ({ id: String(index), kickOff: index, matchday: index + 1 }) as Fixture);
  const colours: Record<string, ShownCard["colour"][]> = { y: ["yellow"], s: ["yellow", "second_yellow"], r: ["red"] };
  const bans = new TeamBans(fixtures, rule);
  const found = await Promise.all(
    fixtures.map(({ id }) =>
      bans.in(id, async (one) => {
        const letter = rounds[Number(one.id)]!;
        const cards = (colours[letter] ?? []).map((colour) => ({ player, colour }));
        return letter === "-" ? undefined : { cards, endsAt: one.kickOff };
      }),
    ),
  );
  return found.map((banned) => ({ cards: "R", yellow_cards: "Y" })[banned[0]?.reason ?? ""] ?? ".").join(" ");
}

describe("a player", () => {
  it.each([
    ["sent off", "r . .", ". R ."],
    ["sent off before a match that is not played", "r - . .", ". R R ."],
    ["with too many yellow cards", "y y . .", ". . Y ."],
    ["with the second after its last round", "y . . y .", ". . . . ."],
    ["with the third too", "y y . y . . .", ". . Y . Y Y ."],
    ["whose two of one match are a red card", "y s . .", ". . R ."],
  ])("%s is banned", async (_, shown, expected) => {
    expect(await bannedIn(shown, RULE)).toBe(expected);
  });

  it("is not banned for yellow cards where they are not added up", async () => {
    expect(await bannedIn("y y y r .")).toBe(". . . . R");
  });
});
