export interface Timing {
  /** A token: letters, digits, hyphens. */
  name: string;
  /** Milliseconds. */
  duration?: number;
  /** A token too, so it needs no quotes. */
  description?: string;
}

/** The Server-Timing header. */
export const serverTiming = (timings: readonly Timing[]): string =>
  timings
    .map(({ name, duration, description }) =>
      [
        name,
        ...(description === undefined ? [] : [`desc=${description}`]),
        ...(duration === undefined ? [] : [`dur=${Math.round(duration * 10) / 10}`]),
      ].join(";"),
    )
    .join(", ");
