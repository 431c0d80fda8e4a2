import { type BracketWire, placeholderKey, type SlotWire, type TieWire } from "#contract/calls/standings/wire-bracket";
import type { Placeholder } from "#contract/domain/bracket";
import type { QueryOf, ResultOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import { SEVENS_TREES, type SevensTree } from "#contract/tables/sevens";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { matchItemWire } from "../../matches/wire/match.ts";
import { teamWire } from "../../matches/wire/references.ts";
import { notFound } from "../../platform/envelope.ts";
import { GROUP_MATCHES, type Origin, type Round, type Slot } from "../../simulator/sevens/edition.ts";
import { CATEGORIES, type Category } from "../../simulator/sevens/entrants.ts";
import { SEVENS_DIRECTORY } from "../../simulator/sevens/sevens-directory.ts";
import { currentYear, isSevensYear, type Tournament, tournamentOf } from "../../simulator/sevens/tournament.ts";

const ROUNDS: readonly Round[] = ["quarter_final", "semi_final", "final"];

/** Number of tournaments listed before the current one, besides the next one. */
const PAST = 10;

/** The requested category and year; refuses a year without a tournament. */
export function requestedTournament(
  { category, season }: Pick<QueryOf<"sevensKnockout">, "category" | "season">,
  now: number,
): { category: Category; year: number; tournament: Tournament } {
  const year = season === undefined ? currentYear(now) : Number(season);
  const found = CATEGORIES.find(({ code }) => code === category);
  const isNear = year >= currentYear(now) - PAST && year <= currentYear(now) + 1;
  if (!found || !isSevensYear(year) || !isNear) throw notFound("season", "no tournament of that year");
  return { category: found, year, tournament: tournamentOf(year, found) };
}

/** A tie's number within its round and tree, from 1. */
const orderOf = (slot: Slot, slots: readonly Slot[]): number =>
  1 +
  slots
    .filter(({ knockout }) => knockout?.tree === slot.knockout?.tree && knockout?.round === slot.knockout?.round)
    .findIndex(({ index }) => index === slot.index);

const toTieId = (slot: Slot, slots: readonly Slot[]): string =>
  `${slot.knockout?.tree}-${slot.knockout?.round}-${orderOf(slot, slots)}`;

function buildPlaceholder(origin: Origin, slots: readonly Slot[]): Placeholder {
  if (origin.kind === "group") return { kind: "group", rank: origin.place, group: origin.group };
  return { kind: origin.kind, tieId: toTieId(slots[origin.index]!, slots) };
}

interface Reading {
  tournament: Tournament;
  now: number;
  locale: LocaleCode;
}

function slotWire(origin: Origin, { tournament, now, locale }: Reading): SlotWire {
  const team = tournament.teamFrom(origin, now);
  if (team) return { team: teamWire(team, locale) };
  return { placeholder: placeholderKey(buildPlaceholder(origin, tournament.edition.slots)) };
}

/** The tie that the winner advances to. */
function buildFeed(slot: Slot, slots: readonly Slot[]): Pick<TieWire, "feedsTieId" | "feedsSlot"> {
  for (const next of slots.slice(GROUP_MATCHES))
    for (const side of ["home", "away"] as const) {
      const origin = next.knockout![side];
      if (origin.kind === "winner" && origin.index === slot.index)
        return { feedsTieId: toTieId(next, slots), feedsSlot: side };
    }
  return {};
}

const DECIDED: Readonly<Record<string, string>> = { FULL_TIME: "FT", AFTER_ET: "ET", AFTER_PENS: "PENS" };

function tieWire(slot: Slot, reading: Reading): TieWire {
  const { tournament, now, locale } = reading;
  const { slots } = tournament.edition;
  const match = tournament.match(slot.index, now);
  return {
    tieId: toTieId(slot, slots),
    order: orderOf(slot, slots),
    home: slotWire(slot.knockout!.home, reading),
    away: slotWire(slot.knockout!.away, reading),
    legs: match ? [matchItemWire(match, SEVENS_DIRECTORY, locale)] : [],
    legCount: 1,
    bestOf: null,
    awayGoalsRule: false,
    extraTime: "always",
    decidedBy: match?.state.winner && DECIDED[match.state.phase],
    winnerSlot: match?.state.winner,
    ...buildFeed(slot, slots),
  };
}

function buildBracket(tree: SevensTree, reading: Reading): BracketWire {
  const ofTree = reading.tournament.edition.slots.filter(({ knockout }) => knockout?.tree === tree);
  const rounds = ROUNDS.filter((round) => ofTree.some(({ knockout }) => knockout?.round === round));
  return {
    isForPromotion: false,
    rounds: rounds.map((round, index) => ({
      roundId: `${tree}-${round}`,
      name: round,
      order: index + 1,
      ties: ofTree.filter(({ knockout }) => knockout?.round === round).map((slot) => tieWire(slot, reading)),
    })),
  };
}

/** The four trees of a category, at present. */
export function sevensTrees(query: QueryOf<"sevensKnockout">, { now }: CallContext): ResultOf<"sevensKnockout"> {
  const { category, year, tournament } = requestedTournament(query, now);
  const reading = { tournament, now, locale: localeOf(query.lang) };
  const trees = SEVENS_TREES.map((name) => ({ name, bracket: buildBracket(name, reading) }));
  return { data: { category: category.code, season: String(year), trees } };
}
