import { DAY } from "#contract/time/units";
import { allClubs } from "./clubs.ts";
import { checkPeople, PEOPLE_FAULTS, type PeopleFault } from "./people-check.ts";

const TITLES: Readonly<Record<PeopleFault, string>> = {
  twice: "a player in two squads on a day",
  elsewhere: "a player in the squad of a club that is not in the career",
  oneSided: "a transfer that the other club does not list",
  noPast: "a senior player from nowhere",
  period: "a transfer outside the country's period",
  money: "a club that pays or gets more than its league does",
};
const SHOWN = 5;

/** The invariants of squads and transfers in the year from July on, of all clubs, as lines of text. */
export function peopleReport(startYear: number): string[] {
  // Market by market, since a market's window is computed once for all of its clubs.
  const clubs = [...allClubs()]
    .filter(({ isNational }) => !isNational)
    .sort((one, other) => one.market.localeCompare(other.market) || one.number - other.number);
  const first = Date.UTC(startYear, 6, 10);
  const found = checkPeople(
    clubs,
    [0, 40, 100, 210, 300].map((day) => first + day * DAY),
  );
  return [
    `squads and transfers of ${clubs.length} clubs`,
    ...PEOPLE_FAULTS.flatMap((fault) => {
      const own = found.filter((one) => one.fault === fault);
      return [
        `  ${String(own.length).padStart(6)} ${TITLES[fault]}`,
        ...own.slice(0, SHOWN).map(({ text }) => `    ${text}`),
      ];
    }),
  ];
}
