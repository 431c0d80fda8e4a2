/** A handicap or a total in whole quarters: 3 is 0.75. All line arithmetic uses these. */
export type Quarters = number;

const LINE = /^([+-]?)(\d{1,3})(?:\.(0|00|25|5|50|75))?$/;

/** Parses a line in wire format: "-0.25", "1", "2.50". Undefined if it is not a whole number of quarters. */
export function quartersOf(line: string): Quarters | undefined {
  const found = LINE.exec(line.trim());
  if (!found) return undefined;
  const [, sign, whole, fraction = "0"] = found;
  const quarters = Number(whole) * 4 + Math.round(Number(`0.${fraction}`) * 4);
  return sign === "-" && quarters > 0 ? -quarters : quarters;
}

/** A line in wire format, also shown as one number: "0.75", "-1", "2.5". */
export const lineText = (quarters: Quarters): string => String(quarters / 4);

/** The lines that a stake is split evenly between: one, or the two next to a quarter line. */
export const legsOf = (quarters: Quarters): readonly Quarters[] =>
  quarters % 2 === 0 ? [quarters] : [quarters - 1, quarters + 1];

/** A line as its legs, smaller number first, one leading sign: "0/0.5", "-0.5/1", "1". */
export function splitLine(quarters: Quarters): string {
  const legs = legsOf(Math.abs(quarters)).map(lineText).join("/");
  return quarters < 0 ? `-${legs}` : legs;
}

/** The line from the other side's view; never negative zero. */
export const mirrored = (quarters: Quarters): Quarters => (quarters === 0 ? 0 : -quarters);

/** The handicaps that a reader can choose from: 0 to 4 in quarters (specification, section 9). */
export const HANDICAP_LABELS: readonly string[] = Array.from({ length: 17 }, (_, quarters) => lineText(quarters));
