import { createEngine } from "#upstream/engine/engine";
import { appearancesIn } from "#upstream/football/appearances";
import { render } from "#upstream/football/commentary/render";
import { castFrom, courseFrom, type FootballCourse, PEOPLE } from "#upstream/football/course";
import { cutAt } from "#upstream/football/cut";
import { momentumOf } from "#upstream/football/momentum";
import { statRows } from "#upstream/football/statistics";
import { COMPETITIONS, competitionById, teamById } from "#upstream/world/world";

const engine = createEngine({
  competitions: COMPETITIONS.filter((c) => (c.sport ?? "football") === "football"),
  teamById,
});
const now = Date.parse("2026-11-21T14:00:00Z");
let fx = ["101", "321", "331", "401"].flatMap((id) =>
  engine.season(id, id === "401" ? "2026" : "2026-27", now + 400 * 86400e3),
);
fx = fx.filter((f) => engine.timelineOf(f).periods.length);
console.log(fx.length);
const sum: Record<string, [number, number]> = {};
let t0 = performance.now();
let n = 0;
let goals = 0,
  castMs = 0,
  xg = 0,
  minutes = 0;
const ratings: number[] = [];
for (const round of [1, 2]) {
  t0 = performance.now();
  castMs = 0;
  for (const f of fx) {
    const teams = { home: teamById(f.homeId)!, away: teamById(f.awayId)! };
    const tl = engine.timelineOf(f);
    const t1 = performance.now();
    const cast = castFrom(f, teams, tl, PEOPLE);
    castMs += performance.now() - t1;
    const c = courseFrom(f, teams, cast);
    (globalThis as any).last = c;
  }
  console.log("round", round, "per course ms", (performance.now() - t0) / fx.length, "cast", castMs / fx.length);
}
t0 = performance.now();
for (const f of fx) {
  const teams = { home: teamById(f.homeId)!, away: teamById(f.awayId)! };
  const cast = castFrom(f, teams, engine.timelineOf(f), PEOPLE);
  const c = courseFrom(f, teams, cast);
  const cut = cutAt(c, Number.MAX_SAFE_INTEGER);
  for (const row of statRows(cut)) {
    const s = (sum[row.key] ??= [0, 0]);
    s[0] += row.home!;
    s[1] += row.away!;
  }
  for (const e of cut.events) if (e.kind === "goal" && e.deletedAt === undefined && e.how !== "own") goals++;
  for (const a of appearancesIn(cut)) if (a.rating) ratings.push(a.rating);
  n++;
}
console.log("with stats", (performance.now() - t0) / n);
for (const [k, [h, a]] of Object.entries(sum)) console.log(k.padEnd(18), (h / n).toFixed(2), (a / n).toFixed(2));
console.log("goals excl own per match", goals / n, "xg", (sum.xg![0] + sum.xg![1]) / n);
ratings.sort((a, b) => a - b);
console.log(
  "ratings",
  ratings[0],
  ratings[ratings.length >> 1],
  ratings.at(-1),
  ratings.reduce((a, b) => a + b) / ratings.length,
);
const f = fx[200]!;
const teams = { home: teamById(f.homeId)!, away: teamById(f.awayId)! };
const c: FootballCourse = cutAt(
  courseFrom(f, teams, castFrom(f, teams, engine.timelineOf(f), PEOPLE)),
  Number.MAX_SAFE_INTEGER,
);
for (const l of c.lines)
  console.log(
    l.minute,
    l.addedMinute ?? "",
    l.kind,
    l.isKey ? "*" : "",
    render(l, c.sheets, (process.argv[2] ?? "en") as any),
  );
console.log(
  c.sheets.home.formation,
  c.sheets.home.men
    .map((m) => `${m.detail}/${m.member.player.detail} ${m.member.player.names.en} ${m.member.skill}`)
    .join("; "),
);
console.log(
  momentumOf(c)
    .map((m) => m.value)
    .join(" "),
);
console.log(c.lines.length, c.actions.length, c.ledger.length);
