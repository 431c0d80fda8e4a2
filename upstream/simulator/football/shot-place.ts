import type { BodyPart, ShotSituation } from "#contract/domain/match-statistics";
import { tenth } from "#contract/text/decimal-text";
import type { Random } from "../../platform/random.ts";
import { pick } from "./choose.ts";

/** Where and how a shot was taken, and how often such a shot is scored. */
export interface ShotPlace {
  x: number;
  y: number;
  xg: number;
  situation: ShotSituation;
  body: BodyPart;
}

const PITCH = { length: 105, width: 68, goal: 7.32 } as const;

/** The penalty area in hundredths of the pitch: 16.5 m deep, 40.3 m wide. */
export const isInBox = ({ x, y }: { x: number; y: number }): boolean =>
  x >= 100 - (16.5 / PITCH.length) * 100 && Math.abs(y - 50) <= (20.16 / PITCH.width) * 100;

export const PENALTY: Pick<ShotPlace, "x" | "y" | "xg"> = { x: 100 - (11 / PITCH.length) * 100, y: 50, xg: 0.76 };
/** Chances from here on are called big. */
export const BIG_CHANCE = 0.3;

interface Zone {
  name: "close" | "box" | "far";
  share: number;
  /** About how often a shot from there is scored. */
  xg: number;
  x: readonly [number, number];
  /** Half the width of the zone. */
  spread: number;
}

const ZONES: readonly Zone[] = [
  { name: "close", share: 0.165, xg: 0.25, x: [90, 96.5], spread: 9 },
  { name: "box", share: 0.435, xg: 0.112, x: [84.5, 92], spread: 22 },
  { name: "far", share: 0.4, xg: 0.034, x: [68, 84], spread: 25 },
];

const SITUATIONS: Readonly<Record<Zone["name"], readonly [ShotSituation, number][]>> = {
  close: [
    ["open", 0.6],
    ["counter", 0.09],
    ["corner", 0.2],
    ["setPiece", 0.11],
  ],
  box: [
    ["open", 0.64],
    ["counter", 0.09],
    ["corner", 0.15],
    ["setPiece", 0.12],
  ],
  far: [
    ["open", 0.72],
    ["counter", 0.07],
    ["corner", 0.05],
    ["setPiece", 0.04],
    ["freeKick", 0.12],
  ],
};

/** Share of headers by situation, inside the box. */
const HEADERS: Partial<Record<ShotSituation, number>> = { corner: 0.58, setPiece: 0.5, open: 0.14 };

/** By distance, the angle between the posts, and factors of difficulty. */
function chanceOf({ x, y, body, situation }: Omit<ShotPlace, "xg">): number {
  const depth = Math.max(0.5, ((100 - x) / 100) * PITCH.length);
  const across = ((y - 50) / 100) * PITCH.width;
  const half = PITCH.goal / 2;
  const angle = Math.atan2(PITCH.goal * depth, depth ** 2 + across ** 2 - half ** 2);
  const logit =
    -1.22 +
    1.3 * angle -
    0.11 * Math.hypot(depth, across) -
    (body === "head" ? 0.75 : 0) +
    (situation === "counter" ? 0.35 : 0) +
    (situation === "freeKick" ? 0.6 : 0);
  return Math.min(0.92, Math.max(0.01, 1 / (1 + Math.exp(-logit))));
}

const between = (random: Random, from: number, to: number): number => from + random.next() * (to - from);

/** The sum of two random numbers is nearer the middle than one. */
const nearMiddle = (random: Random, spread: number): number => 50 + (random.next() + random.next() - 1) * spread;

export type Foot = "L" | "R" | "B" | undefined;

function bodyOf(random: Random, situation: ShotSituation, zone: Zone, foot: Foot): BodyPart {
  if (zone.name !== "far" && random.chance(HEADERS[situation] ?? 0.04)) return "head";
  const lot = random.next();
  if (lot < 0.012) return "other";
  const strong = foot === "L" ? "left" : "right";
  const weak = strong === "left" ? "right" : "left";
  return lot < (foot === "B" ? 0.55 : 0.82) ? strong : weak;
}

function drawShot(random: Random, zone: Zone, foot: Foot): ShotPlace {
  const [situation] = pick(random, SITUATIONS[zone.name], ([, share]) => share)!;
  const body = bodyOf(random, situation, zone, foot);
  const x = tenth(between(random, ...zone.x));
  const y = tenth(nearMiddle(random, zone.spread));
  const place = { x, y, situation, body };
  return { ...place, xg: chanceOf(place) };
}

/** The mean chance of a shot if nothing shifts the zones. */
export const MEAN_XG = ZONES.reduce((sum, { share, xg }) => sum + share * xg, 0);

/**
 * Draws a shot of a side with chances of `quality` times the mean. Goals come from places from which goals are scored,
 * other shots from where they are not: together they give such a side's value.
 */
export function placeShot(random: Random, quality: number, isGoal: boolean, foot: Foot): ShotPlace {
  const tilt = 1.15 * Math.log(quality);
  const weight = ({ share, xg }: Zone) => share * (xg / MEAN_XG) ** tilt * (isGoal ? xg : 1 - xg);
  const zone = pick(random, ZONES, weight)!;
  for (let tries = 0; ; tries++) {
    const shot = drawShot(random, zone, foot);
    const odds = isGoal ? shot.xg / Math.min(0.9, 2.2 * zone.xg) : 1 - shot.xg;
    if (tries === 12 || random.chance(odds)) return shot;
  }
}
