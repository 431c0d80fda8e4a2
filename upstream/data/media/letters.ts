/** A letter as a pen stroke, with capitals 8 units high, and its width. */
export interface Letter {
  width: number;
  /** SVG path data in the letter's own box; y grows downwards. */
  line: string;
}

const OVAL = "M2.8 0A2.8 4 0 0 1 2.8 8A2.8 4 0 0 1 2.8 0Z";

/** Capitals and digits. The renderer has no fonts, and embedding one would be larger than all of its drawings. */
export const LETTERS: Readonly<Record<string, Letter>> = {
  A: { width: 5.4, line: "M0 8L2.7 0L5.4 8M1 5.3H4.4" },
  B: { width: 5, line: "M0 0V8H2.9A2.1 2.1 0 0 0 2.9 3.8H0M0 0H2.6A1.9 1.9 0 0 1 2.6 3.8" },
  C: { width: 5, line: "M5 1.4A2.9 4 0 1 0 5 6.6" },
  D: { width: 5.2, line: "M0 0H1.8A3.4 4 0 0 1 1.8 8H0Z" },
  E: { width: 4.4, line: "M4.4 0H0V8H4.4M0 4H3.8" },
  F: { width: 4.3, line: "M4.3 0H0V8M0 4H3.6" },
  G: { width: 5.3, line: "M5.1 1.4A3 4 0 1 0 5.3 6.4V4.4H3.4" },
  H: { width: 4.9, line: "M0 0V8M4.9 0V8M0 4H4.9" },
  I: { width: 0, line: "M0 0V8" },
  J: { width: 3.8, line: "M3.8 0V5.8A1.9 2.2 0 0 1 0 5.8" },
  K: { width: 4.9, line: "M0 0V8M4.7 0L0 4.9M1.7 3.3L4.9 8" },
  L: { width: 4.1, line: "M0 0V8H4.1" },
  M: { width: 6.2, line: "M0 8V0L3.1 5.2L6.2 0V8" },
  N: { width: 5, line: "M0 8V0L5 8V0" },
  O: { width: 5.6, line: OVAL },
  P: { width: 4.8, line: "M0 8V0H2.6A2.2 2.2 0 0 1 2.6 4.4H0" },
  Q: { width: 5.6, line: `${OVAL}M3.5 5.8L5.6 8.4` },
  R: { width: 4.9, line: "M0 8V0H2.6A2.2 2.2 0 0 1 2.6 4.4H0M2.4 4.4L4.9 8" },
  S: {
    width: 4.7,
    line: "M4.5 1.4C4.1 .5 3.3 0 2.4 0C1.1 0 .2 .8 .2 2C.2 4.7 4.7 3.3 4.7 6C4.7 7.2 3.7 8 2.4 8C1.3 8 .4 7.5 0 6.5",
  },
  T: { width: 5, line: "M0 0H5M2.5 0V8" },
  U: { width: 4.9, line: "M0 0V5.5A2.45 2.5 0 0 0 4.9 5.5V0" },
  V: { width: 5.2, line: "M0 0L2.6 8L5.2 0" },
  W: { width: 7.6, line: "M0 0L1.9 8L3.8 1.6L5.7 8L7.6 0" },
  X: { width: 5, line: "M0 0L5 8M5 0L0 8" },
  Y: { width: 5.2, line: "M0 0L2.6 4.2V8M5.2 0L2.6 4.2" },
  Z: { width: 4.8, line: "M0 0H4.8L0 8H4.8" },
  0: { width: 4.8, line: "M2.4 0A2.4 4 0 0 1 2.4 8A2.4 4 0 0 1 2.4 0Z" },
  1: { width: 2, line: "M0 1.6L2 0V8" },
  2: { width: 4.6, line: "M.1 2A2.2 2.1 0 1 1 3.9 3.7L0 8H4.6" },
  3: { width: 4.4, line: "M.2 1.3A2.1 1.9 0 1 1 2.1 3.8A2.2 2.1 0 1 1 0 6.7" },
  4: { width: 4.9, line: "M3.6 8V0L0 5.6H4.9" },
  5: { width: 4.5, line: "M4.2 0H.7L.4 3.6C1 3.1 1.6 2.9 2.2 2.9A2.3 2.55 0 1 1 0 6.8" },
  6: { width: 4.8, line: "M4.1 0C1.6 1 0 3.1 0 5.6A2.4 2.4 0 1 0 4.8 5.6A2.4 2.4 0 0 0 .2 4.8" },
  7: { width: 4.6, line: "M0 0H4.6L1.5 8" },
  8: {
    width: 4.8,
    line: "M2.4 0A2 1.9 0 0 1 2.4 3.8A2 1.9 0 0 1 2.4 0ZM2.4 3.8A2.4 2.1 0 0 1 2.4 8A2.4 2.1 0 0 1 2.4 3.8Z",
  },
  9: { width: 4.8, line: "M.7 8C3.2 7 4.8 4.9 4.8 2.4A2.4 2.4 0 1 0 0 2.4A2.4 2.4 0 0 0 4.6 3.2" },
};
