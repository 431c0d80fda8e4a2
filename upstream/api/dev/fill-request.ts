import * as z from "zod/mini";
import type { MatchHappening } from "../../services/notices/notice.ts";

const Id = z.pipe(z.string().check(z.regex(/^\d{1,15}$/, "not an id")), z.transform(Number));
const Text = z.string().check(z.minLength(1), z.maxLength(2_000));
const Username = z.string().check(z.minLength(1), z.maxLength(64));

const Thread = z.object({
  text: Text,
  /** A username; one of some fans by default. */
  by: z.optional(Username),
  replies: z._default(z.array(Text), []),
});

/** What a local site's database is filled with. */
export const FillRequest = z.discriminatedUnion("kind", [
  /** Comments on a piece, earliest first, with their replies, past members' limits. */
  z.object({ kind: z.literal("comments"), newsId: Id, threads: z.array(Thread) }),
  /** Removes what was stored so. */
  z.object({ kind: z.literal("no-comments"), newsId: Id }),
  /** Notices of one member, earliest first. */
  z.object({
    kind: z.literal("notices"),
    username: Username,
    happenings: z.array(z.custom<MatchHappening>((value) => typeof value === "object" && value !== null)),
  }),
  /** Backdates a member by some days. */
  z.object({ kind: z.literal("joined-earlier"), username: Username, days: z.number().check(z.gt(0)) }),
]);

export type Filling = z.infer<typeof FillRequest>;
/** As it is sent. */
export type FillBody = z.input<typeof FillRequest>;
