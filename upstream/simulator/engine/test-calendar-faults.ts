import { DAY } from "#contract/time/units";
import { COMPETITIONS, countryById, teamById } from "../../competitions/world/world.ts";
import { createEngine } from "./engine.ts";
import { checkCalendar, type Fault } from "./world-check.ts";

const football = COMPETITIONS.filter(({ sport }) => sport === "football");
const codeOf = (countryId: string): string => countryById(countryId)?.code ?? "";

/** Faults among the football matches of a year from July on, of a country's clubs or of all teams. */
export function calendarFaults(year: number, country?: string): Map<Fault, number> {
  const [from, to] = [Date.UTC(year, 6, 1), Date.UTC(year + 1, 6, 1)];
  const teamIds = new Set(football.filter((one) => codeOf(one.countryId) === country).flatMap((one) => one.teamIds));
  const competitions =
    country === undefined ? football : football.filter((one) => one.teamIds.some((id) => teamIds.has(id)));
  const fixtures = createEngine({ competitions, teamById }).between(from, to, to + DAY);
  const ofCountry = fixtures.filter(
    ({ homeId, awayId }) => country === undefined || teamIds.has(homeId) || teamIds.has(awayId),
  );
  const found = checkCalendar({ competitions, teamById }, ofCountry);
  return new Map([...Map.groupBy(found, ({ fault }) => fault)].map(([fault, all]) => [fault, all.length]));
}
