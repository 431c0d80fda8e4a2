import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables, post, SEASON } from "./test-import.ts";

beforeEach(emptyTables);

const SCORES = "Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,Referee,HS,AS,HR,AR";
const STATISTICS = `${SCORES}
2024-08-17,Arsenal,Chelsea,2,1,1,0,M Oliver,11,7,0,1
2025-01-04,Chelsea,Barnet,0,0,0,0,,9,3,0,0
`;
const ODDS = `Div,${SCORES},B365H,B365D,B365A,B365CH,B365CD,B365CA
E0,17/08/2024,Arsenal,Chelsea,2,1,1,0,M Oliver,11,7,0,1,1.5,4,6,1.4,4.2,7
`;

describe("files that somebody has spoilt", () => {
  const TXT = `= English Premier League 2024/25

» Matchday 1
  Sat Aug/17 2024
    15:00  Arsenal v Chelsea  2-1 (1-0)
» Matchday 2
  Sat Aug/24
           Chelsea v Barnet  0-0
`;
  const GOALS = `date,home_team,away_team,team,scorer,minute,own_goal,penalty
2024-01-28,Egypt,DR Congo,Egypt,Mohamed,45,FALSE,TRUE
`;
  const CLUBS = "= England\n\nThornby Vale FC, 1900, Thornby\n  | Spikes\n";
  const files = [JSON.stringify(SEASON), STATISTICS, ODDS, TXT, GOALS, CLUBS];
  const spoilt = fc
    .tuple(
      fc.constantFrom(...files),
      fc.nat(400),
      fc.nat(30),
      fc.string({ unit: fc.constantFrom(..."{}[]\",;|=-0129\n\0é v@'"), maxLength: 6 }),
    )
    .map(([text, at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut));

  it("are refused with a reason, in part or whole, and never answered by 500", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        spoilt,
        fc.constantFrom("file=a.csv", "file=a.csv&line=99999999&last=0", "pass=9&line=x"),
        async (text, query) => {
          const answer = await post(text, "test-token", {}, query);
          expect([200, 202, 422]).toContain(answer.status);
          if (answer.status === 422) expect(await answer.json()).toMatchObject({ message: expect.any(String) });
        },
      ),
      { numRuns: 150 },
    );
  });
});
