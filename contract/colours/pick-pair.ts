import {
  type Color,
  clampChroma,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  modeLab65,
  modeOklch,
  modeRgb,
  useMode as registerMode,
} from "culori/fn";
import type { MatchColours, Side, TeamColours } from "../domain/match.ts";
import { LruCache } from "../memory/lru-cache.ts";
import { contrast } from "./contrast.ts";

// Both workers pick colours; scripts of pages get them picked, so that the library stays on the server.
const toRgb = registerMode(modeRgb);
const toOklch = registerMode(modeOklch);
const toLab = registerMode(modeLab65);

/** Every #rrggbb can be read; the types do not know. */
const NO_COLOUR = { mode: "oklch", l: 0.5, c: 0 } as const;

/** Where a colour is used: for marks on a page of either scheme, or as a ground under white text. */
export type PairTheme = "light" | "dark" | "ground";

interface Target {
  /** What the colour must stand out from. */
  against: readonly string[];
  /** As WCAG 2.2 computes it. */
  contrast: number;
  /** The least difference (CIEDE2000) of both sides. At 25 marks are told apart at a glance. */
  apart: number;
}

/**
 * The surfaces are --raised and --sunken of app/ui/tokens.css; 3 is what WCAG 1.4.11 asks of marks, 1.4.3 4.5 of text.
 */
const TARGETS: Readonly<Record<PairTheme, Target>> = {
  light: { against: ["#ffffff", "#e9eeeb"], contrast: 3, apart: 25 },
  dark: { against: ["#151b19", "#1d2522"], contrast: 3, apart: 25 },
  // Names, and darkness between them, tell the two grounds apart too: there shirts stay as they are.
  ground: { against: ["#ffffff"], contrast: 4.5, apart: 10 },
};

/** What somebody sees: everyone, and people with each of the three common colour-vision deficiencies. */
const EYES = [
  (colour: Color) => colour,
  ...[filterDeficiencyProt, filterDeficiencyDeuter, filterDeficiencyTrit].map((filter) => filter(1)),
];

const difference = differenceCiede2000();

/** A colour as all eyes see it. */
const seenBy = (colour: string): Color[] => EYES.map((see) => toLab(see(toRgb(colour) ?? NO_COLOUR)) ?? NO_COLOUR);

const isApart = (a: readonly Color[], b: readonly Color[], apart: number): boolean =>
  a.every((one, index) => difference(one, b[index] ?? one) >= apart);

/** The smallest difference of two colours for any eyes. */
export function differenceOf(a: string, b: string): number {
  const others = seenBy(b);
  return Math.min(...seenBy(a).map((one, index) => difference(one, others[index] ?? one)));
}

/** Of lightness, between two shades of a colour. */
const STEP = 0.05;
/** A shirt is not made darker than this: it would look black. */
const DARKEST = 0.3;

interface Shade {
  colour: string;
  /** How far it is from the shirt: the difference of lightness. */
  cost: number;
  seen: Color[];
}

/** A colour in its own and other lightnesses, as far as they stand out where the theme uses them. */
function shadesOf(colour: string, theme: PairTheme): Shade[] {
  const own = toOklch(colour) ?? NO_COLOUR;
  const { against, contrast: least } = TARGETS[theme];
  const lightnesses = Array.from({ length: 1 / STEP + 1 }, (_none, index) => index * STEP).filter((l) => l >= DARKEST);
  return (
    [own.l, ...lightnesses]
      // A light or dark shade that no screen has keeps its hue: cut to what there is, a dark orange would turn red.
      .map((l) => ({ colour: formatHex(clampChroma({ ...own, l }, "oklch")), cost: Math.abs(l - own.l) }))
      .filter((shade) => against.every((surface) => contrast(shade.colour, surface) >= least))
      .map((shade) => ({ ...shade, seen: seenBy(shade.colour) }))
  );
}

/** For a side whose colours are unknown, or too like the other's. */
const NEUTRAL = ["#4a5a6a", "#9a6200"] as const;
const UNKNOWN = { home: [NEUTRAL[0], NEUTRAL[0]], away: [NEUTRAL[1], NEUTRAL[1]] } as const;

/**
 * What another colour than the main one costs, in lightness: a fan knows a shirt in another light better than a grey.
 */
const SECOND = 0.3;
const NEITHER = 0.6;
/** How much more a change of the home side's colour costs. */
const HOME = 1.5;

interface Picked {
  home: string;
  away: string;
  cost: number;
}

/** A shade of each side that a theme shows apart, nearest to the shirts; undefined if there are none. */
function shadePair(ours: readonly Shade[], away: string, theme: PairTheme): Picked | undefined {
  const theirs = shadesOf(away, theme);
  const pairs = ours.flatMap((one) => theirs.map((other) => ({ one, other, cost: HOME * one.cost + other.cost })));
  pairs.sort((a, b) => a.cost - b.cost);
  const best = pairs.find(({ one, other }) => isApart(one.seen, other.seen, TARGETS[theme].apart));
  return best && { home: best.one.colour, away: best.other.colour, cost: best.cost };
}

const THEMES = ["light", "dark", "ground"] as const satisfies readonly PairTheme[];
type Pairs = Readonly<Record<PairTheme, Record<Side, string>>>;

const NEUTRAL_PAIR = { home: NEUTRAL[0], away: NEUTRAL[1] };
const NEUTRAL_PAIRS: Pairs = { light: NEUTRAL_PAIR, dark: NEUTRAL_PAIR, ground: NEUTRAL_PAIR };

/**
 * Both sides' colours in all themes, told apart by any eyes and as near to the shirts as that allows: first in their
 * main colours, else one of them lighter or darker, else the away side in its second or a neutral colour. A side has
 * one colour wherever a match shows it, in other lightnesses: head, bars and drawings.
 */
function pickPairs(home: TeamColours, away: TeamColours): Pairs {
  const [main, second] = away;
  const shades = THEMES.map((theme) => ({ theme, ours: shadesOf(home[0], theme) }));
  const colours = [
    { colour: main, extra: 0 },
    { colour: second, extra: SECOND },
    ...NEUTRAL.map((colour) => ({ colour, extra: NEITHER })),
  ];
  const choices = colours.flatMap(({ colour, extra }) => {
    const [light, dark, ground] = shades.map(({ theme, ours }) => shadePair(ours, colour, theme));
    return light && dark && ground
      ? [{ light, dark, ground, cost: light.cost + dark.cost + ground.cost + 3 * extra }]
      : [];
  });
  choices.sort((a, b) => a.cost - b.cost);
  return choices[0] ?? NEUTRAL_PAIRS;
}

/** Two sides meet in many pages and languages; picking takes milliseconds. */
const picked = new LruCache<Pairs>(500);

const pairsOf = (home: TeamColours = UNKNOWN.home, away: TeamColours = UNKNOWN.away): Pairs =>
  picked.getOrCreate(`${home} ${away}`, () => pickPairs(home, away));

/** Both sides' colours where a theme uses them. */
export function pickPair(
  home: TeamColours | undefined,
  away: TeamColours | undefined,
  theme: PairTheme,
): Record<Side, string> {
  const { home: ours, away: theirs } = pairsOf(home, away)[theme];
  return { home: ours, away: theirs };
}

/** A ground in one side's colours, under white text. */
export const groundOf = (colours: TeamColours): string => pickPair(colours, undefined, "ground").home;

/** The pair as custom properties: --home and --away for marks, --home-ground and --away-ground under white text. */
export function pairCss({ home, away }: MatchColours = {}): string {
  const { light, dark, ground } = pairsOf(home, away);
  const one = (side: Side) =>
    `--${side}:var(--l,${light[side]}) var(--d,${dark[side]});--${side}-ground:${ground[side]}`;
  return `:root{${one("home")};${one("away")}}`;
}
