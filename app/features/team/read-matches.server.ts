import type { Competition } from "#contract/domain/competition";
import type { TeamMatches } from "#contract/domain/history";
import type { Match } from "#contract/domain/match";
import { callOf } from "#contract/tables/sports";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import type { DateRange } from "~/ui/dates/date-range";
import type { TeamHeadData } from "./load-team-head.server.ts";
import type { MatchesParams } from "./match-filter.ts";
import { type LoadPage, matchesOfRange } from "./matches-of-range.ts";

/** A list of matches: with its direction if it has one, and for the two lists around now whether there are more. */
export interface MatchListPart {
  of?: "next" | "past";
  matches: readonly Match[];
  hasMore: boolean;
}

export interface ReadMatches {
  lists: MatchListPart[];
  /** Of all lists. */
  matches: Match[];
  competitions: readonly Competition[];
  /** The last match of a page that has a next one. */
  lastId?: string;
  cutTo?: DateRange;
  answers: Fetched<TeamMatches>[];
}

interface MatchesRequest extends MatchesParams {
  /** Both ends set, if days were requested. */
  range: DateRange | undefined;
  /** YYYY-MM-DD, in the visitor's zone. */
  today: string;
}

/** For each list around now, a page in one direction, a call for a date range. */
const SIZES = { around: 10, page: 30, range: 100 } as const;

/** Loads the matches of a team page. Throws the upstream's faults. */
export function readMatches(context: EdgeContext, head: TeamHeadData, request: MatchesRequest): Promise<ReadMatches> {
  const { part, range, filter } = request;
  const pagesOf =
    (size: number): LoadPage =>
    (direction, lastId) =>
      context.upstream.call(callOf(head.sport, "matchesByTeam"), {
        teamId: head.info.team.id,
        ...filter,
        direction,
        ...(lastId && { lastId }),
        size,
      });
  if (range) return readRange(pagesOf(SIZES.range), range, request.today, context);
  return part.direction
    ? readPage(pagesOf(SIZES.page), part.direction, part.lastId)
    : readAround(pagesOf(SIZES.around));
}

async function readRange(
  loadPage: LoadPage,
  range: DateRange,
  today: string,
  { visitor }: EdgeContext,
): Promise<ReadMatches> {
  const dayOf = ({ kickOff }: Match) => dateIn(kickOff, visitor.timeZone);
  const { matches, answers, cutTo } = await matchesOfRange(range, { today, dayOf, loadPage });
  return {
    lists: [{ matches, hasMore: false }],
    matches,
    competitions: competitionsOf(answers),
    answers,
    ...(cutTo && { cutTo }),
  };
}

async function readPage(loadPage: LoadPage, direction: "past" | "next", lastId?: string): Promise<ReadMatches> {
  const answer = await loadPage(direction, lastId);
  const { matches, hasNext } = answer.value;
  const last = matches.at(-1);
  return {
    // Its further pages have links of their own.
    lists: [{ of: direction, matches, hasMore: false }],
    matches,
    competitions: competitionsOf([answer]),
    answers: [answer],
    ...(hasNext && last && { lastId: last.id }),
  };
}

async function readAround(loadPage: LoadPage): Promise<ReadMatches> {
  const [next, past] = await Promise.all([loadPage("next"), loadPage("past")]);
  return {
    lists: [
      { of: "next", matches: next.value.matches, hasMore: next.value.hasNext },
      { of: "past", matches: past.value.matches, hasMore: past.value.hasNext },
    ],
    matches: [...next.value.matches, ...past.value.matches],
    competitions: competitionsOf([next, past]),
    answers: [next, past],
  };
}

/** The team's current competitions, the same in every answer. */
const competitionsOf = (answers: readonly Fetched<TeamMatches>[]): readonly Competition[] =>
  answers[0]?.value.competitions ?? [];
