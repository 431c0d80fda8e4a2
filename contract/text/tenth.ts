/** A number to one decimal, the finest that pages show and draw. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
