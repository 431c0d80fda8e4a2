import type { Comment } from "#contract/domain/commentary";
import type { Match, Side } from "#contract/domain/match";
import { formatMinute } from "~/features/match-row/match-status";
import { unbrokenScores } from "~/i18n/join-texts";

/** Which lines to show. */
type CommentaryFilter = "all" | "key";

export interface CommentaryQuery {
  filter: CommentaryFilter;
  /** Id of the last line on the newer page; undefined for the newest. */
  before?: string;
}

/** Undefined if a parameter is invalid. */
export function readCommentaryQuery(query: URLSearchParams): CommentaryQuery | undefined {
  const filter = query.get("filter") ?? "all";
  const before = query.get("before") ?? undefined;
  if (filter !== "all" && filter !== "key") return undefined;
  if (before !== undefined && !/^[\w-]{1,64}$/.test(before)) return undefined;
  return { filter, ...(before !== undefined && { before }) };
}

/** The query of an address; defaults are omitted. */
export function commentaryParameters({ filter, before }: CommentaryQuery): string {
  const query = new URLSearchParams({ ...(filter === "key" && { filter }), ...(before && { before }) });
  return query.size > 0 ? `?${query}` : "";
}

/** Kinds with a label beside their sentence; the sentence of a period change already says it. */
const NAMED = ["GOAL", "CARD", "SUBST", "VAR"] as const satisfies readonly Comment["kind"][];
type NamedKind = (typeof NAMED)[number];

export interface CommentaryLine {
  id: string;
  /** 67', or 45+2'; absent before kick-off and between periods. */
  minute?: string;
  text: string;
  /** The team, if the sentence does not name it. */
  team?: string;
  named?: NamedKind;
  /** Visual emphasis. */
  weight: "goal" | "period" | "key" | "plain";
}

/** The lines that pass the filter, in their original order: newest first. */
export function commentaryLines(
  comments: readonly Comment[],
  filter: CommentaryFilter,
  teams: Pick<Match, Side>,
): CommentaryLine[] {
  return comments
    .filter(({ isKey, kind }) => filter === "all" || isKey || kind === "GOAL")
    .map((comment) => lineOf(comment, comment.side && teams[comment.side].name));
}

function lineOf({ id, minute, addedMinute, text, kind, isKey }: Comment, team: string | undefined): CommentaryLine {
  const named = NAMED.find((one) => one === kind);
  return {
    id,
    ...(minute !== undefined && { minute: `${formatMinute(minute, addedMinute)}'` }),
    text: unbrokenScores(text),
    ...(team && !text.includes(team) && { team }),
    ...(named && { named }),
    weight: weightOf(kind, isKey),
  };
}

function weightOf(kind: Comment["kind"], isKey: boolean): CommentaryLine["weight"] {
  if (kind === "GOAL") return "goal";
  if (kind === "PERIOD") return "period";
  return isKey ? "key" : "plain";
}
