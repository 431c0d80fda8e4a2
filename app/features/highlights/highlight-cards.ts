import type { Competition } from "#contract/domain/competition";
import type { Highlight } from "#contract/domain/highlight";
import { highlightPath } from "#contract/tables/paths";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import { simulatedShare } from "~/features/match-row/SimulatedNote";
import { localePath } from "~/page/locale-path";
import { ownAddress } from "./own-address.ts";
import { keepHidden, listQuery } from "./results-choice.ts";

/** A highlight as shown in a list. */
export interface HighlightCardView {
  href: string;
  home: string;
  away: string;
  /** Absent while results are hidden, since titles contain them. */
  title?: string;
  /** Address of our own picture; absent for a third party's, and for visitors who save data. */
  cover?: string;
  /** Seconds; 0 if unknown. */
  duration: number;
  /** If its name is known; `flag` is absent for visitors who save data. */
  competition?: { name: string; flag?: string };
  views?: number;
  /** It says that it is simulated, among others that are not. */
  isMarked: boolean;
}

/** The highlights of one day. */
export interface HighlightDay {
  /** YYYY-MM-DD in the visitor's zone. */
  date: string;
  cards: HighlightCardView[];
}

interface CardFacts {
  context: Pick<EdgeContext, "locale" | "visitor" | "config">;
  /** By id: matches refer to their competition by id only. */
  competitions: ReadonlyMap<string, Competition>;
  isHidden: boolean;
}

/** A highlight that has a page, its match's. */
type PlayedHighlight = Highlight & { match: NonNullable<Highlight["match"]> };
export const hasMatch = (highlight: Highlight): highlight is PlayedHighlight => highlight.match !== undefined;

/** Highlights grouped by the day of publication, in the visitor's zone. */
export function highlightDays(highlights: readonly PlayedHighlight[], facts: CardFacts): HighlightDay[] {
  const { timeZone } = facts.context.visitor;
  const days = Map.groupBy(highlights, ({ publishedAt }) => dateIn(publishedAt, timeZone));
  const isMixed = areMixed(highlights);
  return [...days].map(([date, ofDay]) => ({ date, cards: ofDay.map((one) => cardView(one, facts, isMixed)) }));
}

export function highlightCards(highlights: readonly PlayedHighlight[], facts: CardFacts): HighlightCardView[] {
  const isMixed = areMixed(highlights);
  return highlights.map((highlight) => cardView(highlight, facts, isMixed));
}

const areMixed = (highlights: readonly PlayedHighlight[]): boolean =>
  simulatedShare(highlights.map(({ match }) => match)) === "some";

function cardView(
  highlight: PlayedHighlight,
  { context, competitions, isHidden }: CardFacts,
  isMixed: boolean,
): HighlightCardView {
  const { match, title, duration, views } = highlight;
  const { locale, visitor, config } = context;
  const cover = visitor.savesData ? undefined : ownAddress(highlight.cover, config.storageBaseUrl);
  const competition = competitions.get(match.leagueId);
  const flag = visitor.savesData ? undefined : competition?.country.flag;
  return {
    href: localePath(locale, highlightPath(match) + listQuery({ results: keepHidden(isHidden) })),
    home: match.home.name,
    away: match.away.name,
    ...(!isHidden && { title }),
    ...(cover && { cover }),
    duration,
    ...(competition && { competition: { name: competition.name, ...(flag !== undefined && { flag }) } }),
    ...(views !== undefined && { views }),
    isMarked: isMixed && match.source === "simulated",
  };
}

/** The length of a video (seconds) as players show it: 0:21, 12:05, 1:02:03. */
export function playTime(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const parts = hours > 0 ? [hours, two(minutes), two(rest)] : [minutes, two(rest)];
  return parts.join(":");
}

const two = (number: number): string => `${number}`.padStart(2, "0");

/** The same in ISO 8601: PT12M5S. */
export const isoDuration = (seconds: number): string => `PT${Math.floor(seconds / 60)}M${Math.floor(seconds) % 60}S`;
