import type { Pair, Side } from "#contract/domain/match";
import type { Provider } from "#contract/domain/members";
import type { ReplyPlace } from "#contract/tables/comment-paths";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import type { AccountChange, MatchAlert } from "#contract/tables/notice-kinds";
import type { Sport } from "#contract/tables/sports";

// A notice's stored data: facts without text. The text is made on reading, in the reader's language.

/** A match at the time of a happening; names come from the directory. */
export interface NoticeMatch {
  id: string;
  sport: Sport;
  competitionId: string;
  homeId: string;
  awayId: string;
  /** Milliseconds. */
  kickOff: number;
}

/** A happening in or before a match. `key` is unique within the match and deterministic. */
export interface MatchHappening {
  kind: "lead" | MatchAlert;
  key: string;
  /** Milliseconds of the site's clock. */
  at: number;
  match: NoticeMatch;
  /** Set from kick-off on; after a review, without the goal. Excludes shoot-outs. */
  score?: Pair;
  /** For `fullTime` after a shoot-out. */
  shootout?: Pair;
  /** For `lead`. */
  minutes?: number;
  /** The side of a goal, overturned goal or red card. */
  side?: Side;
  /** In the feed's form: 45+2. */
  minute?: { minute: number; added?: number };
  /** For goals. */
  goal?: "penalty" | "own";
  /** The scorer or dismissed player, in the directory's or the engine's ids. */
  playerId?: string;
  /** The same if the source only has the name. */
  player?: string;
  /** Key of the goal that a review disallowed. */
  corrects?: string;
}

/** An item that members can follow. */
export interface FollowedRef {
  sport: Sport;
  kind: FollowedKind;
  id: string;
}

/** Happenings outside matches. `titles` are by language. */
export type OtherHappening =
  | {
      kind: "account";
      key: string;
      at: number;
      change: AccountChange;
      /** For a linked or unlinked account, with the name there. */
      provider?: Provider;
      name?: string;
    }
  | { kind: "announcement"; key: string; at: number; announcementId: string; titles: Record<string, string> }
  | {
      kind: "contest";
      key: string;
      at: number;
      /** Football if absent. */
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
      /** What the piece is about: followers of any of these are notified. */
      things?: FollowedRef[];
      /** Team ids of a piece about a match. */
      teams?: readonly [home: string, away: string];
    }
  | {
      kind: "comment";
      key: string;
      at: number;
      sport?: Sport;
      newsId: string;
      slug: string;
      /** Absent in notices from before replies had addresses. */
      reply?: ReplyPlace;
      from: string;
      text: string;
    };

export type Happening = MatchHappening | OtherHappening;

/** A row's `data`: the happening, and how this member wants to read it. */
export type NoticeData = Happening & { spoilerFree?: true };
