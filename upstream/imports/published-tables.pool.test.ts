import { beforeEach, expect, it } from "vitest";
import { originsIn } from "../store/origin-queries.ts";
import { bindings, emptyTables, importFacts, importText, undoImport } from "./test-import.ts";

beforeEach(emptyTables);

const FIXTURES = `fixtureId,competition,competitionTier,season,round,status,date,time,stadium,homeId,homeTeam,homeScore,awayScore,awayId,awayTeam,note
1,V.League 1,TIER_ONE,2019,1,FINISHED,2019-02-21,17:00,Vinh,NAN,Sông Lam Nghệ An,1,0,HAP,Hải Phòng,
`;
const table = (
  points: number,
) => `standingId,competition,competitionTier,season,position,teamId,team,played,points,won,drawn,lost,goals,goalsAgainst,goalsDifference,yellowCards,redCards,note
1,V.League 1,TIER_ONE,2019,1,NAN,Sông Lam Nghệ An,1,${points},1,0,0,1,0,1,0,0,
2,V.League 1,TIER_ONE,2019,2,HAP,Hải Phòng,1,0,0,0,1,0,1,-1,0,0,
`;

it("of a season is kept with its clubs, the newest of each publisher, until it is taken back", async () => {
  await importText(FIXTURES, "file=fixtures.csv");
  const [season] = (await bindings.DB.prepare("select competition_id as id from seasons").all<{ id: string }>())
    .results;
  const tables = async () => (await originsIn(bindings.DB)(season!.id, "2019")).tables;
  const { added } = await importFacts(table(2), "file=table.csv");
  expect(added).toBe(2);
  const { batch } = await importText(table(3), "file=table.csv");
  const { results } = await bindings.DB.prepare("select name, id from teams").all<{ name: string; id: number }>();
  const idOf = (name: string) => String(results.find((one) => one.name === name)?.id);
  const line = (name: string, rank: number, points: number, goals: [number, number]) => ({
    teamId: idOf(name),
    rank,
    played: 1,
    points,
    scored: goals[0],
    conceded: goals[1],
  });
  const [first, last] = [line("Sông Lam Nghệ An", 1, 3, [1, 0]), line("Hải Phòng", 2, 0, [0, 1])];
  expect(await tables()).toEqual([{ format: "V.League: tables", rows: [first, last] }]);
  await undoImport(batch);
  expect(await tables()).toEqual([{ format: "V.League: tables", rows: [{ ...first, points: 2 }, last] }]);
});

it("of a competition that nobody has imported is refused", async () => {
  const { refused } = await importFacts(table(3), "file=table.csv");
  expect(refused).toMatchObject([{ reason: 'unknown competition "V.League 1"' }, {}]);
});
