import type { PlayerInfoBody, PlayerInfoWire, PlayerTransferWire } from "#contract/calls/people/player-info";
import type { QueryOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { ageAt } from "#contract/time/age";
import { nameIn } from "../../data/entries/names.ts";
import { showsPeopleOf } from "../../match/simulation.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { coloursWire, teamWire } from "../../matches/wire/references.ts";
import { notFound } from "../../platform/envelope.ts";
import { spellsOf } from "../../simulator/people/absences.ts";
import { collegeOf, experienceOf } from "../../simulator/people/colleges.ts";
import { contractUntil } from "../../simulator/people/contracts.ts";
import { marketValueOf } from "../../simulator/people/market-value.ts";
import { nationalTeamOf } from "../../simulator/people/national-squads.ts";
import { numberIn } from "../../simulator/people/numbers.ts";
import { peopleModelOf } from "../../simulator/people/people-model.ts";
import { knownPlayer } from "../../simulator/people/player.ts";
import { skillOf } from "../../simulator/people/skill.ts";
import { type Spell, spellAt, spellsFrom } from "../../simulator/people/spells.ts";
import type { Tenure } from "../../simulator/people/tenures.ts";
import { type Transfer, transfersOfPlayer } from "../../simulator/people/transfers.ts";
import type { Player } from "../../simulator/people/types.ts";
import { windowAt } from "../../simulator/people/windows.ts";
import { seasonsWire } from "./player-seasons.ts";
import { getTitles, type Title } from "./titles.ts";
import { trophiesWire } from "./trophies-wire.ts";
import { countryName, feedDate, feedPosition, feeText, personFields, sideWire, teamName } from "./write-people.ts";

/** A player's page as of the call's instant, without later clubs. */
interface PlayerPage {
  player: Player;
  origin: Tenure;
  /** Spells at clubs that have begun, earliest first. */
  spells: readonly Spell[];
  /** The ongoing spell. */
  current?: Spell;
  locale: LocaleCode;
  context: CallContext;
}

function transferWire({ at, from, to, ...terms }: Transfer, locale: LocaleCode): PlayerTransferWire {
  const [left, joined] = [from && sideWire(from, locale), to && sideWire(to, locale)];
  return {
    date: feedDate(at),
    from: left?.name,
    from_id: left?.id,
    fromKey: left?.key,
    to: joined?.name,
    to_id: joined?.id,
    toKey: joined?.key,
    type: feeText(terms),
  };
}

/** Titles of their clubs during their spells, and of their country while they are called up. */
async function titlesOfPlayer({ spells, context }: PlayerPage): Promise<Title[]> {
  const clubs = new Map(spells.map(({ club }) => [club.team.id, club.team]));
  const titles = (await Promise.all([...clubs.values()].map((team) => getTitles(team, context)))).flat();
  return titles.filter(({ teamId, endsAt }) => spellAt(spells, endsAt - 1)?.club.team.id === teamId);
}

function clubFields({ current, player, locale, context }: PlayerPage) {
  if (!current) return { number: null };
  const { club, tenure, loan } = current;
  const age = ageAt(player.birthDate, context.now) ?? 0;
  const valued = { skill: skillOf(tenure, player.id, age), age, isKeeper: player.role === "G" };
  return {
    team: teamName(club.team, locale),
    teamid: club.team.id,
    teamKey: club.team.key,
    teamColours: coloursWire(club.team),
    number: numberIn(tenure, loan),
    contractUntil: feedDate(contractUntil(tenure, context.now)),
    marketValueEUR: peopleModelOf(club.sport).hasFees ? String(marketValueOf(tenure.club, valued)) : undefined,
  };
}

function originFields({ origin, player, context }: PlayerPage) {
  if (!peopleModelOf(origin.club.sport).hasColleges) return { experienceYears: null };
  return {
    experienceYears: experienceOf(origin, new Date(context.now).getUTCFullYear()),
    college: collegeOf(origin, player.country),
  };
}

const FEET = { L: "Left", R: "Right", B: "Both" } as const;

function bodyFields(player: Player, locale: LocaleCode) {
  return {
    nationality: countryName(player.country, locale),
    nationalityCode: player.country,
    birthdate: feedDate(player.birthDate),
    birthcountry: countryName(player.country, locale),
    birthplace: player.birthPlace,
    position: feedPosition(player.role),
    detailPosition: player.detail,
    height: `${player.heightCm} cm`,
    weight: `${player.weightKg} kg`,
    preferredFoot: player.foot && FEET[player.foot],
  };
}

async function pageWire(page: PlayerPage): Promise<PlayerInfoWire> {
  const { player, origin, locale, context } = page;
  const nationalTeam = page.current && nationalTeamOf(player, origin.club.sport, windowAt(context.now));
  // Through a short one that is over they may have played: a doubt is told only while it lasts.
  const spells = spellsOf(player, origin.start, context.now)
    .filter(({ certainty, until }) => certainty === "out" || until > context.now)
    .reverse();
  return {
    ...personFields(player, locale),
    common_name: nameIn(player.names, locale).name,
    fullname: `${player.firstName} ${player.lastName}`,
    firstname: player.firstName,
    lastname: player.lastName,
    ...clubFields(page),
    nationalTeam: nationalTeam && teamWire(nationalTeam, locale),
    ...bodyFields(player, locale),
    age: ageAt(player.birthDate, context.now) ?? null,
    ...originFields(page),
    statistic: { club: await seasonsWire(page) },
    trophies: { trophy: trophiesWire(await titlesOfPlayer(page), context.directory, locale) },
    transfers: {
      transfer: transfersOfPlayer(origin, context.now)
        .reverse()
        .map((transfer) => transferWire(transfer, locale)),
    },
    sidelined: {
      sidelined: spells.map(({ reason, from, until }) => ({
        type: reason,
        start: feedDate(from),
        end: feedDate(until),
      })),
    },
  };
}

/** A player with their clubs, the numbers of their latest seasons, titles, transfers and absences. */
export const infoOfPlayer =
  (sport: Sport) =>
  async ({ playerId, lang }: QueryOf<"playerInfo">, context: CallContext): Promise<PlayerInfoBody> => {
    const known = knownPlayer(playerId);
    const spells = known ? spellsFrom(known.origin).filter(({ from }) => from <= context.now) : [];
    const last = spells.at(-1);
    if (!known || !last || last.club.sport !== sport) throw notFound("playerId", "no such player");
    if (!showsPeopleOf(last.club.team, context.directory, context.simulation))
      throw notFound("playerId", "no such player");
    const current = spellAt(spells, context.now);
    const page = { ...known, spells, ...(current && { current }), locale: localeOf(lang), context };
    return { players: { player: [await pageWire(page)] } };
  };
