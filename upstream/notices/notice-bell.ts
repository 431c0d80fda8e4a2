import { DurableObject } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { systemClock } from "../http/clock.ts";
import type { Env } from "../http/env.ts";
import { openSessionIds } from "../members/sessions.ts";
import { SESSION_HEADER } from "./open-stream.ts";
import { noticeListeners } from "./schema.ts";

/** Streams of one member at a time; the oldest ends for another. */
const MOST_STREAMS = 20;
/** Milliseconds for which a session is taken to last without another look. */
const SESSION_KNOWN_FOR = 30_000;
/** Codes of RFC 6455 and its registry, for `close`. */
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

/** What a socket keeps while the object sleeps. */
interface StreamState {
  sessionId: string;
  /** Milliseconds of real time. */
  openedAt: number;
}

const stateOf = (socket: WebSocket): StreamState => socket.deserializeAttachment() as StreamState;

function logFailure(error: unknown): void {
  console.error(JSON.stringify({ event: "notice_bell_failed", reason: String(error) }));
}

/**
 * One a member, named by their username: says on their open streams that there are notices to read. Between two rings the object may hibernate; the sockets stay open.
 */
export class NoticeBell extends DurableObject<Env> {
  readonly #db: DrizzleD1Database;
  /** Real milliseconds of the last look at the sessions of open streams. */
  #checkedAt = 0;
  /** The last change of the row that says whether anybody listens. */
  #noting: Promise<void> = Promise.resolve();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#db = drizzle(env.DB);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Opens a stream of a session, which open-stream.ts has checked. */
  override async fetch(request: Request): Promise<Response> {
    const sessionId = request.headers.get(SESSION_HEADER) ?? "";
    this.#makeSpace();
    const { 0: page, 1: own } = new WebSocketPair();
    this.ctx.acceptWebSocket(own);
    own.serializeAttachment({ sessionId, openedAt: Date.now() } satisfies StreamState);
    try {
      // Before the browser reads its list: what is stored from then on is rung for.
      await this.#noteListening();
    } catch (error) {
      own.close(TRY_AGAIN_LATER, "not listening");
      throw error;
    }
    return new Response(null, { status: 101, webSocket: page });
  }

  /** `latestId` is that of the member's latest notice. */
  async ring(latestId: string): Promise<void> {
    // While the object slept, nobody looked whether a session was ended.
    if (this.#open().length > 0 && Date.now() - this.#checkedAt > SESSION_KNOWN_FOR) await this.checkSessions();
    const text = JSON.stringify({ latest: latestId });
    const sockets = this.#open();
    for (const socket of sockets) {
      try {
        socket.send(text);
      } catch {
        // It is about to close: the browser reads its list when it has opened another.
      }
    }
    if (sockets.length === 0) await this.#noteListening();
  }

  /** Ends the streams of sessions that are over. Where that cannot be known they go on: a ring says no more than an id. */
  async checkSessions(): Promise<void> {
    try {
      const sessions = new Set(await openSessionIds(this.#db, this.#username, systemClock()));
      this.#checkedAt = Date.now();
      for (const socket of this.#open())
        if (!sessions.has(stateOf(socket).sessionId)) socket.close(POLICY_VIOLATION, "the session is over");
      await this.#noteListening();
    } catch (error) {
      logFailure(error);
    }
  }

  /** Browsers send only `ping`, which is answered without waking the object. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(POLICY_VIOLATION, "this socket only sends");
  }

  /** Completes the closing handshake. */
  override async webSocketClose(socket: WebSocket): Promise<void> {
    socket.close();
    await this.#noteListening().catch(logFailure);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    await this.webSocketClose(socket);
  }

  get #username(): string {
    return this.ctx.id.name ?? "";
  }

  #open(): WebSocket[] {
    return this.ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN);
  }

  #makeSpace(): void {
    const byAge = this.#open().sort((one, other) => stateOf(one).openedAt - stateOf(other).openedAt);
    for (const socket of byAge.slice(0, Math.max(0, byAge.length - MOST_STREAMS + 1)))
      socket.close(POLICY_VIOLATION, "too many streams");
  }

  /** Makes the row what it should be by then. One after another: a row that went late would leave a stream without rings. */
  #noteListening(): Promise<void> {
    const noted = this.#noting.then(async () => {
      const username = this.#username;
      if (this.#open().length === 0)
        await this.#db.delete(noticeListeners).where(eq(noticeListeners.username, username));
      else {
        const set = { since: systemClock() };
        await this.#db
          .insert(noticeListeners)
          .values({ username, ...set })
          .onConflictDoUpdate({ target: noticeListeners.username, set });
      }
    });
    this.#noting = noted.catch(() => undefined);
    return noted;
  }
}
