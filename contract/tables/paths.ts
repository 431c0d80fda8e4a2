import type { FollowedKind } from "./followed-kinds.ts";
import { type MatchTabKey, tabSegment } from "./match-tabs.ts";
import type { Sport } from "./sports.ts";

// Addresses of pages, all without the locale (specification, section 2). All links are built here.

export interface MatchAddress {
  sport: Sport;
  countryKey: string;
  leagueKey: string;
  /** home-vs-away, from the English names. */
  slug: string;
  id: string;
}

/** `/{sport}/{countryKey}/{leagueKey}/{matchName}/{matchId}`. */
export const matchPath = ({ sport, countryKey, leagueKey, slug, id }: MatchAddress): string =>
  `/${sport}/${countryKey}/${leagueKey}/${slug}/${id}`;

/** A tab of a match's page. */
export const matchTabPath = (match: MatchAddress, tab: MatchTabKey): string => matchPath(match) + tabSegment(tab);

/** A match's summary: `/{sport}/highlights/{countryKey}/{leagueKey}/{matchName}/{matchId}`. */
export const highlightPath = ({ sport, countryKey, leagueKey, slug, id }: MatchAddress): string =>
  `/${sport}/highlights/${countryKey}/${leagueKey}/${slug}/${id}`;

/** The tabs of a competition, in order. */
export const COMPETITION_TABS = ["matches", "table", "leaders", "about"] as const;
export type CompetitionTab = (typeof COMPETITION_TABS)[number];

interface CompetitionAddress {
  sport: Sport;
  id: string;
  key: string;
  country: { key: string };
}

/** `/{sport}/{countryKey}/{leagueKey}/{tab}?leagueId={id}`: the id decides. */
export const competitionPath = (
  { sport, id, key, country }: CompetitionAddress,
  tab: CompetitionTab = "matches",
): string => `/${sport}/${country.key}/${key}/${tab}?leagueId=${id}`;

export type CountryTab = "matches" | "standings";

/** `/{football}/{countryName}-{countryId}/{tab}`. */
export const countryPath = ({ key, id }: { key: string; id: string }, tab: CountryTab = "matches"): string =>
  `/football/${key}-${id}/${tab}`;

export type TeamTab = "overview" | "match" | "squad";

interface KeyedAddress {
  sport: Sport;
  /** Slug of the English name. */
  key: string;
  id: string;
}

/** `/{sport}/team/{teamName}/{teamKey}/{tab}`: the segment before the tab is the id, which decides. */
export const teamPath = ({ sport, key, id }: KeyedAddress, tab: TeamTab = "overview"): string =>
  `/${sport}/team/${key}/${id}/${tab}`;

/** The matches of a team, a competition or a match in a visitor's calendar app: iCalendar, not pages. */
export const teamCalendarPath = ({ sport, key, id }: KeyedAddress): string =>
  `/${sport}/team/${key}/${id}/calendar.ics`;

export const competitionCalendarPath = ({ sport, id, key, country }: CompetitionAddress): string =>
  `/${sport}/${country.key}/${key}/calendar.ics?leagueId=${id}`;

/** The calendar of what a member follows: the link is signed, and may be ended. */
export const followedCalendarPath = (link: string): string => `/favourites/${link}/calendar.ics`;

export const matchCalendarPath = (match: MatchAddress): string => `${matchPath(match)}/calendar.ics`;

export type PlayerTab = "overview" | "transfer" | "career";

/** `/{sport}/player/{playerName}/{player}/{tab}`. */
export const playerPath = ({ sport, key, id }: KeyedAddress, tab: PlayerTab = "overview"): string =>
  `/${sport}/player/${key}/${id}/${tab}`;

/** The last segment of a favourites page; football's are the specification's, basketball's are ours. */
export const FAVOURITE_SEGMENTS = {
  match: "matches",
  team: "teams",
  competition: "competitions",
} as const satisfies Record<FollowedKind, string>;

/** A member's page of one kind: `/{sport}/fav/{matches|teams|competitions}`. */
export const favouritesPath = (sport: Sport, kind: FollowedKind = "match"): string =>
  `/${sport}/fav/${FAVOURITE_SEGMENTS[kind]}`;

interface NewsAddress {
  /** Absent if it is about both. */
  sport?: Sport;
  slug: string;
  id: string;
}

/** All comments on a piece of news, for forms and for readers without script. */
export const newsCommentsPath = (newsId: string): string => `/news/comments/${newsId}`;

/** A piece of news: `/news/{football|basketball|all}/{slug}/{id}`. The id decides. */
export const newsPath = ({ sport, slug, id }: NewsAddress): string => `/news/${sport ?? "all"}/${slug}/${id}`;

/**
 * Element id of the comments section on a piece's page; the specification has an address for it:
 * `/news/{title}/{id}/comments`.
 */
export const COMMENTS_ID = "comments";

/** The comments on a piece's page. */
export const pieceCommentsPath = (piece: NewsAddress): string => `${newsPath(piece)}#${COMMENTS_ID}`;

/** All pieces, or those about one sport. */
export const newsListPath = (sport?: Sport): string => (sport ? `/news/${sport}` : "/news");

const NEWS_GROUP_SEGMENTS = { category: "categories", tag: "related", author: "author" } as const;
/** Groupings of news lists. */
export type NewsGrouping = keyof typeof NEWS_GROUP_SEGMENTS;

/**
 * The pieces of a category, with a tag, by an author: `/news/{categories|related|author}/{key}/{id}`. The id decides.
 */
export const newsGroupPath = (by: NewsGrouping, { key, id }: { key: string; id: string }): string =>
  `/news/${NEWS_GROUP_SEGMENTS[by]}/${key}/${id}`;

/** The operator's announcement, for everyone. */
export const announcementPath = (id: string): string => `/announcement/${encodeURIComponent(id)}`;

/** A member's notices. */
export const NOTICES_PATH = "/notification";

/** The member's profile, with the accounts that sign in to theirs. */
export const PROFILE_PATH = "/account/myProfile";

/** The page that sends a form again whose session had ended. */
export const GO_ON_PATH = "/account/goOn";

/** A member's alerts for one followed item. */
export const alertsPath = (sport: Sport, kind: FollowedKind, id: string): string =>
  `/account/notifications?thing=${sport}-${kind}-${encodeURIComponent(id)}`;

/** The newsletter form, and its result. */
export const NEWSLETTER_PATH = "/newsletter";
/** Target of the links in its mails, with a token. */
export const NEWSLETTER_CONFIRM_PATH = "/newsletter/confirm";
/** Without a language it takes mail clients' one-click POST (RFC 8058). */
export const NEWSLETTER_UNSUBSCRIBE_PATH = "/newsletter/unsubscribe";
