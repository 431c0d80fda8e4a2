import { median } from "./report.ts";

/** A measurement of a series, `at` milliseconds from its start. */
export interface Sample {
  at: number;
  bytes: number;
}

/** The samples of the last two thirds of a series: the first third fills caches and compiles. */
export function settled(samples: readonly Sample[]): Sample[] {
  const end = samples.at(-1)?.at ?? 0;
  return samples.filter(({ at }) => at >= end / 3);
}

/**
 * A series' relative growth over its last two thirds, 0.05 for 5 %, negative if it shrinks: a line through the samples
 * by the median of the slopes between all pairs (Theil and Sen), so that no single sample decides. NaN with fewer than
 * two samples.
 */
export function growth(samples: readonly Sample[]): number {
  const late = settled(samples);
  const slopes = late.flatMap((one, index) =>
    late.slice(index + 1).map((other) => (other.bytes - one.bytes) / (other.at - one.at)),
  );
  const slope = median(slopes);
  const [first, last] = [late[0], late.at(-1)];
  if (!first || !last) return Number.NaN;
  const start = median(late.map(({ at, bytes }) => bytes - slope * (at - first.at)));
  return (slope * (last.at - first.at)) / start;
}
