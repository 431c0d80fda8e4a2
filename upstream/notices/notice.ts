import type { Pair, Side } from "#contract/domain/match";
import type { ReplyPlace } from "#contract/tables/comment-paths";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import type { MatchAlert } from "#contract/tables/notice-kinds";
import type { Sport } from "#contract/tables/sports";

// What is stored of a notice: facts without words. It becomes text when it is read, in the reader's language.

/** A match as it was when something happened in it; names come from the directory. */
export interface NoticeMatch {
  id: string;
  sport: Sport;
  competitionId: string;
  homeId: string;
  awayId: string;
  /** Milliseconds. */
  kickOff: number;
}

/** What happened in or before a match. `key` is unique within it and the same each time it is worked out. */
export interface MatchHappening {
  kind: "lead" | MatchAlert;
  key: string;
  /** Milliseconds of the site's clock. */
  at: number;
  match: NoticeMatch;
  /** Set from kick-off on; after a review, without the goal. Never counts a shoot-out. */
  score?: Pair;
  /** Of `fullTime` after a shoot-out. */
  shootout?: Pair;
  /** Of `lead`. */
  minutes?: number;
  /** Of goals, overturned goals and red cards: whose. */
  side?: Side;
  /** As the feed writes it: 45+2. */
  minute?: { minute: number; added?: number };
  /** Of goals. */
  goal?: "penalty" | "own";
  /** Who scored, or was sent off, in the directory's or the engine's ids. */
  playerId?: string;
  /** The same where the source knows the name alone. */
  player?: string;
  /** Key of the goal that a review took back. */
  corrects?: string;
}

/** What a member may follow. */
export interface FollowedRef {
  sport: Sport;
  kind: FollowedKind;
  id: string;
}

/** What is told beside matches; the issues that make them fill in where they come from. `titles` are by language. */
export type OtherHappening =
  | { kind: "announcement"; key: string; at: number; announcementId: string; titles: Record<string, string> }
  | {
      kind: "contest";
      key: string;
      at: number;
      /** Absent: football. */
      sport?: Sport;
      contestType: number;
      contestId: string;
      titles: Record<string, string>;
    }
  | {
      kind: "news";
      key: string;
      at: number;
      sport?: Sport;
      newsId: string;
      slug: string;
      titles: Record<string, string>;
      /** What the piece is about: whoever follows one of these is told. */
      things?: FollowedRef[];
      /** Ids of the teams, of a piece about a match. */
      teams?: readonly [home: string, away: string];
    }
  | {
      kind: "comment";
      key: string;
      at: number;
      sport?: Sport;
      newsId: string;
      slug: string;
      /** Absent of notices from before replies had addresses. */
      reply?: ReplyPlace;
      from: string;
      text: string;
    };

export type Happening = MatchHappening | OtherHappening;

/** A row's `data`: what happened, and how this member wants to read it. */
export type NoticeData = Happening & { spoilerFree?: true };
