/** A handicap or a total in whole quarters: 3 is 0.75. All arithmetic of lines is done with these. */
export type Quarters = number;

const LINE = /^([+-]?)(\d{1,3})(?:\.(0|00|25|5|50|75))?$/;

/** Reads a line as it travels: "-0.25", "1", "2.50". Undefined for anything that is no whole number of quarters. */
export function quartersOf(line: string): Quarters | undefined {
  const found = LINE.exec(line.trim());
  if (!found) return undefined;
  const [, sign, whole, fraction = "0"] = found;
  const quarters = Number(whole) * 4 + Math.round(Number(`0.${fraction}`) * 4);
  return sign === "-" && quarters > 0 ? -quarters : quarters;
}

/** A line as it travels and as it is shown in one number: "0.75", "-1", "2.5". */
export const lineText = (quarters: Quarters): string => String(quarters / 4);

/** The lines that a stake is laid on, each with an equal part of it: one, or the two beside a quarter line. */
export const legsOf = (quarters: Quarters): readonly Quarters[] =>
  quarters % 2 === 0 ? [quarters] : [quarters - 1, quarters + 1];

/** A line as its legs, the smaller number first, one sign in front: "0/0.5", "-0.5/1", "1". */
export function splitLine(quarters: Quarters): string {
  const legs = legsOf(Math.abs(quarters)).map(lineText).join("/");
  return quarters < 0 ? `-${legs}` : legs;
}

/** The line as the other side has it; never a negative zero. */
export const mirrored = (quarters: Quarters): Quarters => (quarters === 0 ? 0 : -quarters);

/** The handicaps that a reader can choose among: 0 to 4 in quarters (specification, section 9). */
export const HANDICAP_LABELS: readonly string[] = Array.from({ length: 17 }, (_, quarters) => lineText(quarters));
