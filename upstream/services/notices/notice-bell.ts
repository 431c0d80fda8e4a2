import { DurableObject } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { systemClock } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";
import { withRetries } from "../../platform/retrying-database.ts";
import { openSessionIds } from "../members/sessions.ts";
import { noticeListeners } from "../schema/notices.ts";
import { SESSION_HEADER } from "./session-header.ts";

/** Concurrent streams per member; a further one closes the oldest. */
const MOST_STREAMS = 20;
/** Milliseconds for which a checked session is assumed to be open. */
const SESSION_KNOWN_FOR = 30_000;
/** Close codes of RFC 6455 and its registry. */
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

/** State attached to a socket, which survives hibernation. */
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
 * One object per member, named by username: tells their open streams that there are notices to read. It may hibernate
 * between rings; the sockets stay open.
 */
export class NoticeBell extends DurableObject<Env> {
  readonly #db: DrizzleD1Database;
  /** Real milliseconds of the last check of open streams' sessions. */
  #checkedAt = 0;
  /** The last update of the row that says whether the member listens. */
  #noting: Promise<void> = Promise.resolve();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, withRetries(env));
    this.#db = drizzle(this.env.DB);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Opens a stream of a session already checked by open-stream.ts. */
  override async fetch(request: Request): Promise<Response> {
    const sessionId = request.headers.get(SESSION_HEADER) ?? "";
    this.#makeSpace();
    const { 0: page, 1: own } = new WebSocketPair();
    this.ctx.acceptWebSocket(own);
    own.serializeAttachment({ sessionId, openedAt: Date.now() } satisfies StreamState);
    try {
      // Before the browser reads its list, so that everything stored from then on rings.
      await this.#noteListening();
    } catch (error) {
      own.close(TRY_AGAIN_LATER, "not listening");
      throw error;
    }
    return new Response(null, { status: 101, webSocket: page });
  }

  /** `latestId` is the id of the member's latest notice. */
  async ring(latestId: string): Promise<void> {
    // Nobody checked for ended sessions while the object slept.
    if (this.#open().length > 0 && Date.now() - this.#checkedAt > SESSION_KNOWN_FOR) await this.checkSessions();
    const text = JSON.stringify({ latest: latestId });
    const sockets = this.#open();
    for (const socket of sockets) {
      try {
        socket.send(text);
      } catch {
        // It is about to close: the browser reads its list after opening another.
      }
    }
    if (sockets.length === 0) await this.#noteListening();
  }

  /**
   * Closes the streams of ended sessions. If that cannot be checked they stay open: a ring reveals no more than an id.
   */
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

  /** Browsers only send `ping`, which is answered without waking the object. */
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

  /** Updates the listener row to the current state, in sequence: a late deletion would leave a stream without rings. */
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
