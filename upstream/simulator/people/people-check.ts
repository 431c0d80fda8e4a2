import { DAY } from "#contract/time/units";
import { toIsoDate } from "../../platform/day-number.ts";
import { originById } from "./careers.ts";
import { type Club, clubAt } from "./clubs.ts";
import { MOST_UNITS, unitOf } from "./fees.ts";
import { peopleModelOf } from "./people-model.ts";
import { spellAt, spellsFrom } from "./spells.ts";
import { squadAt } from "./squads.ts";
import { type Side, type TeamTransfers, type Transfer, transfersOf } from "./transfers.ts";
import { registrationIn, windowAt } from "./windows.ts";

/** What real transfers and careers never are. */
export const PEOPLE_FAULTS = ["twice", "elsewhere", "oneSided", "noPast", "period", "money"] as const;
export type PeopleFault = (typeof PEOPLE_FAULTS)[number];

interface PeopleViolation {
  fault: PeopleFault;
  text: string;
}

/** Younger players may have grown up at the club. */
const PAST_FROM = 22;

const clubOf = (side: Side | undefined): Club | undefined =>
  side && "team" in side ? clubAt(Number(side.team.id)) : undefined;

const nameOf = (side: Side | undefined): string =>
  side === undefined ? "nobody" : "team" in side ? side.team.names.en : side.names.en;

const textOf = ({ playerId, at, from, to, kind }: Transfer): string =>
  `${playerId} ${toIsoDate(at / DAY)} ${nameOf(from)} > ${nameOf(to)} (${kind})`;

/** Everybody in a squad on a day is there by their own career, and in no other squad. */
function checkSquads(clubs: readonly Club[], instant: number): PeopleViolation[] {
  const seen = new Map<string, Club>();
  return clubs.flatMap((club) =>
    squadAt(club.team, instant).flatMap(({ player: { id } }): PeopleViolation[] => {
      const day = toIsoDate(Math.floor(instant / DAY));
      const other = seen.get(id);
      seen.set(id, club);
      if (other) return [{ fault: "twice", text: `${id} on ${day}: ${other.team.names.en}, ${club.team.names.en}` }];
      const own = spellAt(spellsFrom(originById(id)!), instant)?.club;
      if (own === club) return [];
      return [{ fault: "elsewhere", text: `${id} on ${day}: ${club.team.names.en}, by career ${own?.team.names.en}` }];
    }),
  );
}

const isSame = (one: Transfer, other: Transfer): boolean =>
  one.playerId === other.playerId && one.at === other.at && one.kind === other.kind && one.feeEur === other.feeEur;

type ListsOf = (club: Club) => TeamTransfers;

function checkTransfer(transfer: Transfer, club: Club, listsOf: ListsOf): PeopleFault[] {
  const { at, from, to, kind, playerId } = transfer;
  const faults: PeopleFault[] = [];
  const [left, joined] = [clubOf(from), clubOf(to)];
  const other = left === club ? joined : left;
  if (other) {
    const list = listsOf(other)[other === joined ? "in" : "out"];
    if (!list.some((one) => isSame(one, transfer))) faults.push("oneSided");
  }
  if (joined === club && peopleModelOf(club.sport).hasFees) {
    const age = new Date(at).getUTCFullYear() - originById(playerId)!.birthYear;
    if (!from && !club.youth && age >= PAST_FROM) faults.push("noPast");
    const { opens, closes } = registrationIn(club.sport, club.team.country, windowAt(at + 30 * DAY));
    const isDeal = kind === "fee" || kind === "loan" || kind === "unknown";
    if (isDeal && (at < opens || at > closes)) faults.push("period");
  }
  return faults;
}

const WINDOWS_SHOWN = 5;

/** Fees of a club in one direction are within what it can pay and get in the two years shown. */
function checkMoney(club: Club, transfers: readonly Transfer[]): PeopleViolation[] {
  const sum = transfers.reduce((total, { feeEur = 0 }) => total + feeEur, 0);
  if (sum <= MOST_UNITS * WINDOWS_SHOWN * unitOf(club)) return [];
  return [{ fault: "money", text: `${club.team.names.en}: ${Math.round(sum / 1e6)} million in two years` }];
}

/** Every violation in clubs' squads on days and in their transfers of the two years up to the last of them. */
export function checkPeople(clubs: readonly Club[], days: readonly number[]): PeopleViolation[] {
  const now = Math.max(...days);
  const ofDays = days.flatMap((day) => checkSquads(clubs, day));
  const lists = new Map<Club, TeamTransfers>();
  const listsOf = (club: Club): TeamTransfers => {
    const known = lists.get(club) ?? transfersOf(club, now);
    lists.set(club, known);
    return known;
  };
  const ofClubs = clubs.flatMap((club) => {
    const { in: arrivals, out: departures } = listsOf(club);
    const found = [...arrivals, ...departures].flatMap((transfer) =>
      checkTransfer(transfer, club, listsOf).map((fault) => ({ fault, text: textOf(transfer) })),
    );
    return [...found, ...checkMoney(club, arrivals), ...checkMoney(club, departures)];
  });
  return [...ofDays, ...ofClubs];
}
