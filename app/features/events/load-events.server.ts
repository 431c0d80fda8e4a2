import type { ContestState } from "#contract/contests/contest-state";
import type { Contest } from "#contract/domain/contests";
import { contestPath, eventsPath } from "#contract/tables/contest-paths";
import { contestTypeOf } from "#contract/tables/contest-types";
import { type Sport, sportTypeOf } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { type ContestHead, contestHref } from "~/features/contest/contest-head";
import { shownContest } from "~/features/contest/shown-values.server";
import { loadOrThrowErrorPage } from "~/features/errors/error-states.server";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { localePath } from "~/page/locale-path";

/** In tab order; the first needs no parameter. */
export const EVENT_STATES = ["ongoing", "upcoming", "past"] as const satisfies ContestState[];

export interface EventCard extends ContestHead {
  href: string;
}

export interface EventsData {
  sport: Sport;
  state: ContestState;
  states: { state: ContestState; href: string }[];
  cards: EventCard[];
  newerHref?: string;
  olderHref?: string;
  fetched: AnswerAge;
}

const pageIn = (query: URLSearchParams): number => {
  const page = Number(query.get("page") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
};

const pathOf = ({ id, kind, sport }: Contest, ofPage: Sport): string =>
  contestPath({ sport: sport ?? ofPage, contestType: contestTypeOf(kind).type, contestId: id });

/** The ongoing, upcoming or past events of a sport, as guests see them, since the page is shared. */
export async function loadEvents(context: EdgeContext, sport: Sport, query: URLSearchParams): Promise<EventsData> {
  const { locale, upstream } = context;
  const state = EVENT_STATES.find((one) => one === query.get("state")) ?? EVENT_STATES[0];
  const page = pageIn(query);
  const call = upstream.call("getContestList", { sportType: sportTypeOf(sport), state, page });
  const { value, ...fetched } = await loadOrThrowErrorPage(context, call);
  const hrefOf = (one: ContestState, at = 1): string => {
    const text = new URLSearchParams({
      ...(one !== EVENT_STATES[0] && { state: one }),
      ...(at > 1 && { page: String(at) }),
    }).toString();
    return localePath(locale, text ? `${eventsPath(sport)}?${text}` : eventsPath(sport));
  };
  return {
    sport,
    state,
    states: EVENT_STATES.map((one) => ({ state: one, href: hrefOf(one) })),
    cards: value.contests.map((contest) => ({
      ...shownContest(contest, context, sport),
      href: contestHref({ path: localePath(locale, pathOf(contest, sport)) }, state === "past" ? "board" : "play"),
    })),
    ...(page > 1 && { newerHref: hrefOf(state, page - 1) }),
    ...(value.hasNext && { olderHref: hrefOf(state, page + 1) }),
    fetched,
  };
}
