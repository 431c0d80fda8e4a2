import type { CommentsPage, NewsComment } from "#contract/domain/comments";
import { ENDPOINTS } from "#contract/registry";
import { CLOCK_HEADER } from "../../platform/clock.ts";
import { moderateRoutes } from "../../services/comments/moderate-routes.ts";
import type { Piece } from "../../services/news/piece.ts";
import { storePieces } from "../../services/news/store-pieces.ts";
import { testPiece } from "../../services/news/test-drafts.ts";
import type { NoticeMessage } from "../../services/notices/queue-messages.ts";
import { bindings, startMembers } from "../members/test-members.ts";

export const AT = Date.parse("2026-10-17T14:20:00Z");

export type Member = Awaited<ReturnType<ReturnType<typeof startMembers>["join"]>>;

let keys = 0;
export const newKey = (): string => `key-${String(++keys).padStart(6, "0")}`;

/** Comment calls on a clock of the test's own, and the notices sent. */
export function startComments() {
  const queued: NoticeMessage[] = [];
  const NOTICES = {
    send: async (message: NoticeMessage) => void queued.push(message),
  } as unknown as Queue<NoticeMessage>;
  const members = startMembers({ NOTICES });
  const { call, app, advance, settled } = members;
  const operators = moderateRoutes(() => members.clock.now);

  const ask = async (newsId: string, fields: Record<string, string> = {}, at = AT): Promise<Response> =>
    app.request(
      `/news/listComment?${new URLSearchParams({ lang: "en", newsId, ...fields })}`,
      { headers: { [CLOCK_HEADER]: String(at) } },
      bindings,
    );
  /** As everybody sees them. */
  const read = async (newsId: string, fields: Record<string, string> = {}): Promise<CommentsPage> =>
    ENDPOINTS.listComment.parse(await (await ask(newsId, fields)).json()).value;
  const readAs = async ({ token }: Member, newsId: string, fields: Record<string, string> = {}) =>
    (await call("listCommentAsMember", { newsId, ...fields }, { token, at: AT })).value;

  /** Stores news pieces and returns their ids. */
  async function publish(...pieces: Partial<Piece>[]): Promise<string[]> {
    const stored = await storePieces(
      { database: bindings.DB, search: bindings.SEARCH },
      pieces.map((fields) => testPiece({ key: newKey(), ...fields })),
      AT,
    );
    return stored.map(({ id }) => String(id));
  }

  /** As a form would send it, a minute after the previous one, so that no limit is reached. */
  async function send({ token }: Member, newsId: string, text: string, fields: Record<string, string> = {}) {
    advance(61_000);
    const answer = await call("addComment", { newsId, text, idempotencyKey: newKey(), ...fields }, { token, at: AT });
    await settled();
    return answer;
  }

  async function post(member: Member, newsId: string, text: string, parentId?: string): Promise<NewsComment> {
    const answer = await send(member, newsId, text, parentId === undefined ? {} : { parentId });
    if (answer.refusal) throw new Error(`${answer.refusal} ${answer.text}`);
    return answer.value;
  }

  /** An operator's decision; returns the status. */
  async function decide(newsCommentId: string, action: string, fields: Record<string, string> = {}): Promise<Response> {
    const body = new URLSearchParams({ newsCommentId, action, operator: "Mai", reason: "spam", ...fields });
    return admin("", { method: "POST", body });
  }

  const admin = async (search: string, init: RequestInit = {}): Promise<Response> =>
    operators.request(
      `/admin/comments${search}`,
      { headers: { Authorization: "Bearer of-tests" }, ...init },
      { ...bindings, NOTICES, ADMIN_TOKEN: "of-tests" },
    );

  return { ...members, queued, ask, read, readAs, publish, send, post, decide, admin };
}
