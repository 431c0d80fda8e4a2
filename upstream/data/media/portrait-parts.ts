// All drawings are in a square of 32 units. The tables have three and seven rows and the portrait's colours four and five:
// no two have a common divisor, so that people with neighbouring numbers differ.

/** Faces. */
export const HEADS: readonly string[] = [
  "M16 4.5a5.6 6.6 0 1 1-.1 0z",
  "M10.6 10a5.4 5.4 0 0 1 10.8 0v2.2a5.4 5.4 0 0 1-10.8 0z",
  "M10.4 9.5a5.6 5 0 0 1 11.2 0c0 4-2 8.6-5.6 8.6s-5.6-4.6-5.6-8.6z",
];

/** Hair over any of the faces. */
export const HAIR: readonly string[] = [
  // Short.
  "M10 11c-.8-5 2-7.5 6-7.5s6.8 2.5 6 7.5q-.8-3-2.5-3.8-3.5.8-7 0Q10.8 8 10 11z",
  // To one side.
  "M10 11.5C8.8 6 11.5 3 16.5 3s7 3.5 5.5 8.5Q21.5 8 18 6.5q-3 2-6 2-1.5 1-2 3z",
  // Curls.
  "M9.8 11.2a3 3 0 0 1 .2-4.4 3.2 3.2 0 0 1 4-3.2 3.2 3.2 0 0 1 4.4 0 3.2 3.2 0 0 1 3.7 3.2 3 3 0 0 1 .2 4.4q-.6-3-2.3-3.7-4 .8-8 0-1.6.7-2.2 3.7z",
  // Shaved.
  "M10.6 8.8Q11.5 4 16 4t5.4 4.8Q19.5 6.6 16 6.6t-5.4 2.2z",
  // A knot.
  "M13.7 3.2a2.3 2.3 0 1 1 4.6 0 6 6 0 0 1 3.9 7.6q-1-3-2.7-3.8-3.5.8-7 0-1.7.8-2.7 3.8a6 6 0 0 1 3.9-7.6z",
  // To the shoulders.
  "M9 19.5c.6-3 .2-6 .4-9C9.7 6 12 3.3 16 3.3s6.3 2.7 6.6 7.2c.2 3-.2 6 .4 9l-2.3-.8c1-3 .8-7-.5-10.7q-4.2.8-8.4 0c-1.3 3.7-1.5 7.7-.5 10.7z",
  // Raised.
  "M10 11c-.6-3-.4-5 .8-6.2L10.5 2.5l3 .8 2-1.6 2.2 1.4 3-.8v2.6c1.3 1.2 1.8 3.2 1.3 6.1q-.8-3-2.5-3.8-3.5.8-7 0-1.7.8-2.5 3.8z",
];
