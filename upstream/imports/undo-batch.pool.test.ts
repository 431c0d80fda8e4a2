import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { ListedBatch } from "../store/batch-queries.ts";
import { match, matchList } from "./formats/statsbomb/test-files.ts";
import * as cups from "./formats/world-cup-db/test-files.ts";
import {
  bindings,
  emptyTables,
  importText,
  operate,
  rebuildAll,
  row,
  SEASON,
  seedRecorded,
  undoImport,
} from "./test-import.ts";

beforeEach(emptyTables);

// Everything that imports write, with names instead of ids: a club that another import brings, too, keeps its address
// when the first is taken back.
const NAMED_MATCHES = `select c.name as competition, m.season, m.stage, m.matchday, m.group_letter, m.leg, m.kick_off,
  m.is_time_confirmed, coalesce(h.name, m.home_id) as home, coalesce(a.name, m.away_id) as away, m.is_neutral,
  m.venue_name, m.venue_city, m.status, m.half_time, m.full_time, m.extra_time, m.shootout, m.first_leg, m.goals,
  m.sport, m.shootout_winner, m.reds, s."rows", s.referee, s.attendance, p.prices
from matches m
left join competitions c on cast(c.id as text) = m.competition_id
left join teams h on cast(h.id as text) = m.home_id
left join teams a on cast(a.id as text) = m.away_id
left join match_statistics s on s.match_id = m.id
left join match_prices p on p.match_id = m.id
order by 1, 2, 7, 9, 10`;
const NAMED = [
  NAMED_MATCHES,
  "select count(*) as number from match_statistics",
  "select count(*) as number from match_prices",
  "select name_key, name, country, sport, is_national from teams order by 1",
  "select name_key, name, kind, sport, country from competitions order by 1",
  `select coalesce(c.name, s.competition_id) as competition, s.season, s.source, s.name, s.format, s.has_rounds, s.is_draw_open
    from seasons s left join competitions c on cast(c.id as text) = s.competition_id order by 1, 2`,
  "select country, key, name from team_aliases a where not exists (select 1 from team_aliases n where n.country = a.country and n.key = a.key and n.batch < a.batch) order by 1, 2",
  "select competition_id, country, name, place from channels n where batch = (select max(batch) from channels o where o.competition_id = n.competition_id and o.country = n.country) order by 1, 2, 4",
  "select home, away, day, kind, fact from match_facts f where batch = (select max(batch) from match_facts n where n.home = f.home and n.away = f.away and n.day = f.day and n.kind = f.kind) order by 1, 2, 3, 4",
  `select m.kick_off, d.format, d.home, d.away from match_differences d join matches m on m.id = d.match_id
    order by 1, 2`,
  "select key, home, away, day from match_source_ids n where batch = (select max(batch) from match_source_ids o where o.key = n.key) order by 1",
];
const named = async () => {
  const results = await bindings.DB.batch(NAMED.map((sql) => bindings.DB.prepare(sql)));
  return results.map(({ results: rows }) => rows);
};

const importOne = async (text: string, name: string): Promise<number> => {
  const { batch } = await importText(text, `file=${name}`);
  await rebuildAll();
  return batch;
};

const league = (name: string, rows: ReturnType<typeof row>[]) => JSON.stringify({ name, matches: rows });
const HILL = "Egypt | Hill League 2024/25";

/** Files of every kind that touch the same seasons, clubs and matches. */
const FILES: readonly (readonly [name: string, text: string])[] = [
  ["a.json", JSON.stringify(SEASON)],
  [
    "b.json",
    league(SEASON.name, [
      row(1, "2024-08-18", "Arsenal", "Chelsea", [2, 2]),
      row(3, "2025-07-01", "Barnet", "Arsenal FC", [1, 0]),
    ]),
  ],
  [
    "c.json",
    league(HILL, [
      row(1, "2024-08-17", "Thornby FC", "Netherwick", [2, 1]),
      row(2, "2024-08-24", "Netherwick", "Thornby FC"),
    ]),
  ],
  [
    "d.json",
    league("Egypt | HILL LEAGUE 2024/25", [
      row(2, "2024-08-24", "Netherwick", "Thornby", [0, 0]),
      row(3, "2024-08-31", "Thornby", "Eastmere"),
    ]),
  ],
  [
    "e.csv",
    [
      "Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Referee,HS,AS,B365H,B365D,B365A",
      "E0,17/08/2024,Arsenal,Chelsea,2,1,H,1,0,H,M Oliver,10,4,1.5,4.2,6.1",
      "E0,04/01/2025,Chelsea,Barnet,0,0,D,0,0,D,A Taylor,7,8,1.9,3.4,4.1",
    ].join("\n"),
  ],
  ["f.txt", "= Egypt\n\nThornby FC\n  | Thornby Town | Thornby Rovers\n"],
  ["g.json", league(HILL, [row(4, "2024-09-07", "Thornby Rovers", "Eastmere", [1, 1])])],
  [
    "results.csv",
    [
      "date,home_team,away_team,home_score,away_score,tournament,city,country,neutral",
      "2024-01-20,Freedonia,Sylvania,1,1,Hill Cup,Freedonia,Freedonia,FALSE",
      "2024-01-24,Sylvania,Freedonia,2,0,Hill Cup,Sylvania,Sylvania,FALSE",
    ].join("\n"),
  ],
  [
    "goalscorers.csv",
    [
      "date,home_team,away_team,team,scorer,minute,own_goal,penalty",
      "2024-01-20,Freedonia,Sylvania,Freedonia,Firefly,10,FALSE,FALSE",
      "2024-01-20,Freedonia,Sylvania,Sylvania,Trentino,80,FALSE,FALSE",
    ].join("\n"),
  ],
  [
    "goalscorers.csv",
    [
      "date,home_team,away_team,team,scorer,minute,own_goal,penalty",
      "2024-01-20,Freedonia,Sylvania,Freedonia,Teasdale,11,FALSE,FALSE",
      "2024-01-20,Freedonia,Sylvania,Sylvania,Trentino,81,FALSE,TRUE",
    ].join("\n"),
  ],
  ["shootouts.csv", "date,home_team,away_team,winner,first_shooter\n2024-01-20,Freedonia,Sylvania,Sylvania,\n"],
  ["channels.csv", "competition,country,channel\nEnglish Premier League,GB,Sky\nEnglish Premier League,VN,K+\n"],
  ["channels.csv", "competition,country,channel\nEnglish Premier League,GB,TNT\n"],
  ["matches.csv", cups.MATCHES],
  ["bookings.csv", cups.CARDS],
  ["bookings.csv", cups.CARDS.replace("0,1,0,1", "1,0,0,0")],
  ["goals.csv", cups.ALL_GOALS],
  ["player_appearances.csv", cups.appearances(11)],
  ["list.json", matchList(match())],
];

/** What a database holds after these files alone. */
async function after(files: readonly number[]) {
  await emptyTables();
  for (const index of files) await importOne(FILES[index]![1], FILES[index]![0]);
  return named();
}

describe("an import that is taken back", () => {
  it("reads the files of this test", async () => {
    for (const [name, text] of FILES) {
      const { competitions, facts } = await importText(text, `file=${name}`);
      const read = [...competitions, ...facts].reduce((sum, one) => sum + one.read, 0);
      expect([name, read > 0]).toEqual([name, true]);
    }
    // Of two matches with prices the first has another result in `b.json`.
    expect((await named())[2]).toEqual([{ number: 1 }]);
  });

  it("leaves what the others alone would have brought, whatever came between and in any order", async () => {
    const file = fc.nat({ max: FILES.length - 1 });
    const steps = fc.array(
      fc.oneof({ weight: 2, arbitrary: fc.record({ file }) }, fc.record({ undo: fc.nat({ max: 5 }) })),
      {
        minLength: 2,
        maxLength: 8,
      },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        await emptyTables();
        const standing: { batch: number; file: number }[] = [];
        for (const step of all)
          if ("file" in step) {
            const [name, text] = FILES[step.file]!;
            standing.push({ batch: await importOne(text, name), file: step.file });
          } else if (standing.length > 0) {
            const [gone] = standing.splice(step.undo % standing.length, 1);
            await undoImport(gone!.batch);
          }
        const made = await named();
        expect(made).toEqual(await after(standing.map((one) => one.file)));
      }),
      { numRuns: 40 },
    );
  }, 300_000);

  it("changes nothing if it is imported and taken back at once, ids and all", async () => {
    for (const [name, text] of FILES.slice(0, 8)) await importOne(text, name);
    const tables = ["matches", "teams", "competitions", "match_statistics", "match_prices"];
    const read = async () => {
      const results = await bindings.DB.batch<Record<string, unknown>>(
        tables.map((table) => bindings.DB.prepare(`select * from ${table} order by 1`)),
      );
      return results.map(({ results: rows }) => rows.map(({ revision, changed_at, batch, ...one }) => one));
    };
    const before = await read();
    for (const [name, text] of FILES) {
      await undoImport(await importOne(text, name));
      expect(await read()).toEqual(before);
    }
  });

  it("gives a season of the release its place back", async () => {
    await seedRecorded();
    const before = await named();
    const statistics = await importOne(FILES[4]![1], "e.csv");
    const season = await importOne(FILES[0]![1], "a.json");
    await undoImport(statistics);
    await undoImport(season);
    expect(await named()).toEqual(before);
    const layers = await bindings.DB.prepare("select count(*) as number from season_layers").first();
    expect(layers).toEqual({ number: 0 });
  });

  it("is listed as such, and is not taken back twice", async () => {
    const batch = await importOne(FILES[0]![1], "a.json");
    await undoImport(batch);
    const { batches } = await operate<{ batches: ListedBatch[] }>("GET", "/admin/imports");
    expect(batches).toMatchObject([
      {
        id: batch,
        undoneAt: expect.any(Number),
        files: [{ name: "a.json", read: 3, added: 3, changed: 0, refused: 0 }],
      },
    ]);
    await expect(undoImport(batch)).rejects.toThrow(/^409/);
    await expect(undoImport(batch + 1)).rejects.toThrow(/^404/);
    await expect(importText(FILES[0]![1], `file=a.json&batch=${batch}`)).rejects.toThrow(/^409/);
  });

  it("leaves nothing of a file that could not be imported", async () => {
    await expect(importText(JSON.stringify({ name: "Friendlies", matches: [] }))).rejects.toThrow(/^422/);
    expect(await operate("GET", "/admin/imports")).toEqual({ batches: [] });
  });
});
