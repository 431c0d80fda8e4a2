import type { Sport } from "#contract/tables/sports";

// All drawings are in a square of 32 units. A part is picked by the remainder of a club's number, and the three tables
// have 8, 13 and 15 rows: no two have a common divisor, so clubs with neighbouring numbers differ in all three, and the
// same three come again only after 1,560 clubs.

/** Outlines: shields, and rounder forms for basketball. */
export const OUTLINES: Readonly<Record<Sport, readonly string[]>> = {
  football: [
    "M4 3h24v13c0 7-6 11-12 14C10 27 4 23 4 16z",
    "M16 1a15 15 0 1 1-.1 0z",
    "M16 1l4 3 9-1v15c0 6-7 10-13 13C10 28 3 24 3 18V3l9 1z",
    "M16 1l13 7.5v15L16 31 3 23.5v-15z",
    "M3 3h26v20l-13 8-13-8z",
    "M16 1c4 3 9 4 13 4 1 12-4 21-13 26C7 26 2 17 3 5c4 0 9-1 13-4z",
    "M16 1a12 15 0 1 1-.1 0z",
    "M3 2h26v18a9 9 0 0 1-9 9l-4 2-4-2a9 9 0 0 1-9-9z",
  ],
  basketball: [
    "M16 1a15 15 0 1 1-.1 0z",
    "M10 2h12a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8V10a8 8 0 0 1 8-8z",
    "M10 2h12l8 8v12l-8 8H10l-8-8V10z",
    "M16 2a15.5 14 0 0 1 0 28a15.5 14 0 0 1 0-28z",
    "M3 5a26 26 0 0 1 26 0v12A13 14 0 0 1 3 17z",
    "M16 1L29 8.5v15L16 31 3 23.5v-15z",
    "M16 1c9 0 14 6 14 13 0 8-6 13-14 17C8 27 2 22 2 14 2 7 7 1 16 1z",
    "M16 1a12.5 15 0 1 1-.1 0z",
  ],
};

/** What lies behind a crest's figure. */
export type Behind = "first" | "second" | "both";

export interface Field {
  name: string;
  /** The parts in the second colour. */
  second: string;
  behind: Behind;
  /** Position and size of the figure. */
  figure: readonly [x: number, y: number, scale: number];
}

/** Divisions of a crest, in heraldry's and kits' names. */
export const FIELDS: readonly Field[] = [
  { name: "plain", second: "", behind: "first", figure: [16, 15.5, 1.2] },
  { name: "sash", second: "M-3 23L23-3l12 12L9 35z", behind: "second", figure: [16, 16, 0.95] },
  { name: "chief", second: "M0 0h32v10H0z", behind: "first", figure: [16, 18.8, 0.95] },
  {
    name: "stripes",
    second: "M5 0h4.4v32H5zM13.8 0h4.4v32h-4.4zM22.6 0H27v32h-4.4z",
    behind: "both",
    figure: [16, 15.5, 1],
  },
  { name: "per pale", second: "M16 0h16v32H16z", behind: "both", figure: [16, 15.5, 1.05] },
  { name: "chevron", second: "M0 27L16 16l16 11v7L16 23 0 34z", behind: "first", figure: [16, 10, 0.75] },
  {
    name: "hoops",
    second: "M0 5.5h32V10H0zM0 14.5h32V19H0zM0 23.5h32V28H0z",
    behind: "both",
    figure: [16, 15.5, 1],
  },
  { name: "pale", second: "M9.5 0h13v32h-13z", behind: "second", figure: [16, 15.5, 0.88] },
  { name: "quarters", second: "M16 0h16v15.5H16zM0 15.5h16V32H0z", behind: "both", figure: [16, 15.5, 1.05] },
  { name: "fess", second: "M0 9h32v13.5H0z", behind: "second", figure: [16, 15.8, 0.9] },
  { name: "bordure", second: "", behind: "first", figure: [16, 15.5, 0.9] },
  { name: "per fess", second: "M0 15.5h32V32H0z", behind: "both", figure: [16, 15.5, 1.05] },
  { name: "base", second: "M0 21h32v11H0z", behind: "first", figure: [16, 12, 0.95] },
];

interface Figure {
  name: string;
  /** Within 7 units of its middle; an overlap of two parts is left out. */
  path: string;
}

const FOOTBALL: Figure = { name: "ball", path: "M0-7a7 7 0 1 1-.1 0zM0-3.6L-3.4-1-2.1 3h4.2L3.4-1z" };
const BASKETBALL: Figure = {
  name: "ball",
  path: "M0-7a7 7 0 1 1-.1 0zM-.5-7h1V7h-1zM-7-.5h6.5v1H-7zM.5-.5H7v1H.5zM-5-5q4 5 0 10l.8.7q4.5-5.7 0-11.4zM5-5q-4 5 0 10l-.8.7q-4.5-5.7 0-11.4z",
};
const ANCHOR: Figure = {
  name: "anchor",
  path: "M-1-3A2.1 2.1 0 1 1 1-3v1h2.5V0H1v4.6Q4 4 4.7 1.6L3.4 2 6-1.4 7.4 3 6 2.4Q5 7 0 7T-6 2.4L-7.4 3-6-1.4-3.4 2l-1.3-.4Q-4 4-1 4.6V0h-2.5v-2H-1z",
};
const BOLT: Figure = { name: "bolt", path: "M2-7L-5.5 1H-1l-2 6L5.5-2H1z" };

const figures = (ball: Figure, other: Figure): readonly Figure[] => [
  { name: "star", path: "M0-7l1.7 4.7 5 .1-4 3.1L4.1 5.7 0 2.8l-4.1 2.9L-2.7.9l-4-3.1 5-.1z" },
  { name: "tower", path: "M-5 7v-8h-1v-6h3v2h1.5v-2h3v2H3v-2h3v6H5v8H2V3a2 2 0 0 0-4 0v4z" },
  { name: "waves", path: "M-7-4q3.5-4 7 0t7 0v3.2q-3.5 4-7 0t-7 0zM-7 3q3.5-4 7 0t7 0v3.2q-3.5 4-7 0t-7 0z" },
  {
    name: "lion",
    path: "M-6.5-6.5l3.3 1.9a9 9 0 0 1 6.4 0l3.3-1.9.5 6C7 4 3 7 0 7s-7-3-7-7.5zM-3.7-1.5v2h2.2v-2zM1.5-1.5v2h2.2v-2zM-1.6 3h3.2L0 5z",
  },
  ball,
  { name: "tree", path: "M0-7l4 5H2.5L6 3H1v4h-2V3h-5l3.5-5H-4z" },
  {
    name: "sun",
    path: "M0-7l1.5 3.4L5-5 3.6-1.5 7 0 3.6 1.5 5 5 1.5 3.6 0 7l-1.5-3.4L-5 5l1.4-3.5L-7 0l3.4-1.5L-5-5l3.5 1.4zM0-2.1a2.1 2.1 0 1 0 .1 0z",
  },
  { name: "crown", path: "M-7 5v-9l3.5 4L0-6l3.5 6L7-4v9z" },
  other,
  { name: "mountain", path: "M-7 6l5.5-12L1-1.2 2.5-3.6 7 6z" },
  {
    name: "wheel",
    path: "M0-7a7 7 0 1 1-.1 0zM-.9-5v4.1H-5A5 5 0 0 1-.9-5zM.9-5v4.1H5A5 5 0 0 0 .9-5zM-.9 5V.9H-5A5 5 0 0 0-.9 5zM.9 5V.9H5A5 5 0 0 1 .9 5z",
  },
  { name: "bird", path: "M0-6l1.6 2L7-5.5Q7 1 2.3 2L4 6h-8l1.7-4Q-7 1-7-5.5L-1.6-4z" },
  { name: "lozenge", path: "M0-7l5.5 7L0 7l-5.5-7z" },
  { name: "ship", path: "M-7 2H7L5 6H-5zM-1-7v8h-5zM1-5l5 6H1z" },
  { name: "flame", path: "M.5-7C1-4 5-2 5 2.2a5 5 0 0 1-10 0C-5 .2-4-1-3.2-2.2-3-1-2.4-.4-1.6-.2-2-3-1-5.5.5-7z" },
];

/** Figures on crests. */
export const FIGURES: Readonly<Record<Sport, readonly Figure[]>> = {
  football: figures(FOOTBALL, ANCHOR),
  basketball: figures(BASKETBALL, BOLT),
};
