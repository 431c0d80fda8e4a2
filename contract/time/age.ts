/**
 * Age in whole years at an instant (milliseconds) of someone born on a date (YYYY-MM-DD); undefined for an invalid
 * date.
 */
export function ageAt(birthDate: string, instant: number): number | undefined {
  const [year, month, day] = birthDate.split("-").map(Number);
  if (!year || !month || !day) return undefined;
  const at = new Date(instant);
  const hadBirthday = at.getUTCMonth() + 1 > month || (at.getUTCMonth() + 1 === month && at.getUTCDate() >= day);
  return at.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}
