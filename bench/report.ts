/** The result of a section of the bench. */
export interface Figure {
  what: string;
  measured: string;
  /** The required value; empty if there is none. */
  must: string;
}

export interface Report {
  note(what: string, measured: string, must?: string): void;
  /** All figures as a table for docs/performance.md; empty without any, as after `cost`, which prints its own. */
  table(): string;
}

export function createReport(): Report {
  const figures: Figure[] = [];
  return {
    note(what, measured, must = "") {
      figures.push({ what, measured, must });
      console.log(`${what}: ${measured}${must && `  (must: ${must})`}`);
    },
    table() {
      if (figures.length === 0) return "";
      const rows = figures.map(({ what, measured, must }) => `| ${what} | ${measured} | ${must} |`);
      return ["| what | measured | must |", "| --- | --- | --- |", ...rows].join("\n");
    },
  };
}

export const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const mb = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The value below which a share (0 to 1) of the numbers lies; NaN without numbers. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);
