import { REPORT_REASONS, type ReportReason } from "#contract/tables/comments";

/** The fields of the page's forms. */
export const INTENT_FIELDS = ["like", "unlike", "delete", "report", "reason", "text", "parentId", "key"] as const;

/** The purpose of a submitted form. */
export type CommentIntent =
  | { kind: "post"; text: string; parentId?: string; key: string }
  | { kind: "like" | "unlike" | "delete"; id: string }
  | { kind: "report"; id: string; reason: ReportReason };

const ID = /^[\w-]{1,64}$/;
const KEY = /^[\w-]{8,64}$/;

/** From the pressed button: its name is the action, its value the comment. Anything else is a text to post. */
export function readIntent(fields: Readonly<Record<(typeof INTENT_FIELDS)[number], string>>): CommentIntent {
  const { text, parentId, key, reason } = fields;
  for (const kind of ["like", "unlike", "delete"] as const)
    if (ID.test(fields[kind])) return { kind, id: fields[kind] };
  if (ID.test(fields.report))
    return { kind: "report", id: fields.report, reason: REPORT_REASONS.find((one) => one === reason) ?? "other" };
  return {
    kind: "post",
    text,
    ...(ID.test(parentId) && { parentId }),
    key: KEY.test(key) ? key : crypto.randomUUID(),
  };
}
