import type { TFunction } from "i18next";
import type { GameStatRow } from "#contract/domain/game-info";
import type { Pair } from "#contract/domain/match";
import { fourFactors } from "./four-factors.ts";
import { betterSide, percent, type StatGroup, type StatView, sharesOfSum } from "./stat-view.ts";

/** Shots made out of attempts, derived from the call's counts: twos are field goals minus threes. */
const SHOTS = {
  fieldGoals: { made: ["fgm"], taken: ["fga"] },
  twoPointers: { made: ["fgm", "tpm"], taken: ["fga", "tpa"] },
  threePointers: { made: ["tpm"], taken: ["tpa"] },
  freeThrows: { made: ["ftm"], taken: ["fta"] },
} as const;
type ShotKey = keyof typeof SHOTS;

const COUNT_KEYS = [
  "pts",
  "reb",
  "oreb",
  "dreb",
  "ast",
  "stl",
  "blk",
  "tov",
  "pf",
  "pointsInPaint",
  "fastBreakPoints",
  "secondChancePoints",
  "pointsOffTurnovers",
  "benchPoints",
  "biggestLead",
  "timesTied",
  "leadChanges",
] as const;
type CountKey = (typeof COUNT_KEYS)[number];

const GROUPS = {
  throwing: ["fieldGoals", "twoPointers", "threePointers", "freeThrows"],
  rebounding: ["reb", "oreb", "dreb"],
  play: ["ast", "stl", "blk", "tov", "pf"],
  points: ["pts", "pointsInPaint", "fastBreakPoints", "secondChancePoints", "pointsOffTurnovers", "benchPoints"],
  lead: ["biggestLead", "timesTied", "leadChanges"],
} as const satisfies Record<string, readonly (ShotKey | CountKey)[]>;

const GROUP_KEYS = Object.keys(GROUPS) as (keyof typeof GROUPS)[];
const FEWER_IS_BETTER: ReadonlySet<string> = new Set(["tov", "pf"]);
/** Statistics of the game: both sides have the same number. */
const OF_BOTH: ReadonlySet<string> = new Set(["timesTied", "leadChanges"]);

/** A period's numbers by group; unknown keys have no translation and are left out. */
export function gameGroups(rows: readonly GameStatRow[], t: TFunction<"stats">): StatGroup[] {
  const byKey = new Map(rows.map(({ key, pair }) => [key, pair]));
  const [first, ...others] = GROUP_KEYS.map((key) => ({
    key,
    name: t(`group.${key}`),
    rows: GROUPS[key].flatMap((one) => (isShot(one) ? shotView(one, byKey, t) : countView(one, byKey, t))),
  }));
  const factors = { key: "factors", name: t("factors"), rows: fourFactors(rows, t) };
  return [...(first ? [first] : []), factors, ...others].filter((group) => group.rows.length > 0);
}

const isShot = (key: ShotKey | CountKey): key is ShotKey => key in SHOTS;

function countView(key: CountKey, byKey: ReadonlyMap<string, Pair>, t: TFunction<"stats">): StatView[] {
  const pair = byKey.get(key);
  if (!pair) return [];
  const [home, away] = pair;
  const better = OF_BOTH.has(key) ? undefined : betterSide(home, away, !FEWER_IS_BETTER.has(key));
  return [
    {
      key,
      name: t(`game.${key}`),
      home: `${home}`,
      away: `${away}`,
      // One number of the game has no sides to compare.
      shares: OF_BOTH.has(key) ? [0, 0] : sharesOfSum(home, away),
      ...(better && { better }),
    },
  ];
}

function shotView(key: ShotKey, byKey: ReadonlyMap<string, Pair>, t: TFunction<"stats">): StatView[] {
  const made = difference(SHOTS[key].made, byKey);
  const taken = difference(SHOTS[key].taken, byKey);
  if (!made || !taken) return [];
  const shares = [percent(made[0], taken[0]), percent(made[1], taken[1])] as const;
  const better = betterSide(shares[0], shares[1], true);
  const text = (side: 0 | 1) => (taken[side] > 0 ? `${made[side]}/${taken[side]} (${shares[side]}%)` : "0/0");
  return [{ key, name: t(`game.${key}`), home: text(0), away: text(1), shares, ...(better && { better }) }];
}

/** The first key's value minus the second's, per side; undefined if one was not counted. */
function difference([key, less]: readonly [string, string?], byKey: ReadonlyMap<string, Pair>): Pair | undefined {
  const all = byKey.get(key);
  const part = less === undefined ? ([0, 0] as const) : byKey.get(less);
  return all && part && [all[0] - part[0], all[1] - part[1]];
}
