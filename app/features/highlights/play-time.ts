/** The length of a video (seconds) as players show it: 0:21, 12:05, 1:02:03. */
export function playTime(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const parts = hours > 0 ? [hours, two(minutes), two(rest)] : [minutes, two(rest)];
  return parts.join(":");
}

const two = (number: number): string => `${number}`.padStart(2, "0");

/** The same in ISO 8601: PT12M5S. */
export const isoDuration = (seconds: number): string => `PT${Math.floor(seconds / 60)}M${Math.floor(seconds) % 60}S`;
