import type { MatchAt } from "../../match/match.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { playedBy } from "../../matches/history/team-history.ts";
import { nationalTeamOf } from "../../simulator/people/national-squads.ts";
import type { KnownPlayer } from "../../simulator/people/player.ts";
import { spellsFrom } from "../../simulator/people/spells.ts";
import { startOfWindow, windowAt } from "../../simulator/people/windows.ts";

/** Matches of a team that are read at a time. */
const STEP = 15;
/** Half-years in which a call-up is looked for: each asks for all candidates of a country. */
const CALL_UPS = 6;

/** A time at a team, in milliseconds. */
interface Membership {
  teamId: string;
  from: number;
  until: number;
}

/** A team's decided matches of a membership that kicked off before an instant, latest first. */
async function* playedFor(
  { teamId, from, until }: Membership,
  before: number,
  context: CallContext,
): AsyncGenerator<MatchAt> {
  for (let start = Math.min(before, until); start > from; ) {
    const matches = await playedBy(teamId, start, STEP, context);
    for (const match of matches) {
      if (match.fixture.kickOff < from) return;
      yield match;
    }
    if (matches.length < STEP) return;
    start = matches.at(-1)!.fixture.kickOff;
  }
}

/** Of teams that a player belonged to one after the other, latest first. */
async function* playedForEach(memberships: Iterable<Membership>, before: number, context: CallContext) {
  for (const one of memberships) yield* playedFor(one, before, context);
}

/** The half-years in which their country has called a player up, latest first. */
function* callUps({ player, origin }: KnownPlayer, before: number): Generator<Membership> {
  const latest = windowAt(before);
  for (let window = latest; window > latest - CALL_UPS; window--) {
    const team = nationalTeamOf(player, origin.club.sport, window);
    if (team) yield { teamId: team.id, from: startOfWindow(window), until: startOfWindow(window + 1) };
  }
}

/** Lists that are in order, as one. */
async function* inOrder(lists: readonly AsyncGenerator<MatchAt>[]): AsyncGenerator<MatchAt> {
  const heads = await Promise.all(lists.map(async (list) => ({ list, head: await list.next() })));
  for (;;) {
    let latest: { list: AsyncGenerator<MatchAt>; head: IteratorResult<MatchAt> } | undefined;
    for (const one of heads)
      if (!one.head.done && (!latest || one.head.value.fixture.kickOff > latest.head.value.fixture.kickOff))
        latest = one;
    if (!latest) return;
    yield latest.head.value;
    latest.head = await latest.list.next();
  }
}

/**
 * The decided matches that kicked off before an instant (milliseconds), latest first, of the teams that a player
 * belonged to on their day: clubs, and the country that has called them up.
 */
export function matchesOfPlayer(known: KnownPlayer, before: number, context: CallContext): AsyncGenerator<MatchAt> {
  const clubs = spellsFrom(known.origin)
    .toReversed()
    .map(({ club, from, until }) => ({ teamId: club.team.id, from, until }));
  const isOfCountry = known.origin.club.isNational;
  return inOrder([
    playedForEach(clubs, before, context),
    // Without a club they are the country's own, and that is their club.
    ...(isOfCountry ? [] : [playedForEach(callUps(known, before), before, context)]),
  ]);
}
