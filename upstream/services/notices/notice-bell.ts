import { DurableObject } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { HOUR } from "#contract/time/units";
import { systemClock } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";
import { withRetries } from "../../platform/retrying-database.ts";
import { openSessionIds } from "../members/sessions.ts";
import { noticeListeners } from "../schema/notices.ts";
import { LONGEST_LISTENING } from "./purge-notices.ts";
import { SESSION_HEADER } from "./session-header.ts";

/** Concurrent streams per member; a further one closes the oldest. */
const MOST_STREAMS = 20;
/** Milliseconds after which the row of a listener is renewed. */
const NOTED_FOR = HOUR;
/** Milliseconds after which a ring checks the sessions of open streams. */
const CHECKED_FOR = HOUR;
/** Close codes of RFC 6455 and its registry. */
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

/** State attached to a socket, which survives hibernation. */
interface StreamState {
  sessionId: string;
  /** Milliseconds of real time. */
  openedAt: number;
}

/** The member's row among the listeners, as the object remembers it; absent while there is none. Stored. */
interface Listening {
  /** Milliseconds of real time. */
  notedAt: number;
  /** Real milliseconds of the last check of open streams' sessions. */
  checkedAt: number;
  /** Id of the last notice rung since the row was created. */
  latest?: string;
}

/** A message to a page; `latest` is null if notices may have been stored without a ring. */
const messageOf = (latest: string | null): string => JSON.stringify({ latest });

const stateOf = (socket: WebSocket): StreamState => socket.deserializeAttachment() as StreamState;

function logFailure(error: unknown): void {
  console.error(JSON.stringify({ event: "notice_bell_failed", reason: String(error) }));
}

/**
 * One object per member, named by username: announces new notices on their open streams. It may hibernate between
 * rings; the sockets stay open.
 */
export class NoticeBell extends DurableObject<Env> {
  readonly #db: DrizzleD1Database;
  /** The last pending change of that memory. */
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
      const latest = await this.#noteListening();
      if (latest !== undefined) own.send(messageOf(latest));
    } catch (error) {
      own.close(TRY_AGAIN_LATER, "not listening");
      throw error;
    }
    return new Response(null, { status: 101, webSocket: page });
  }

  /** `latestId` is the id of the member's latest notice. */
  async ring(latestId: string): Promise<void> {
    // Sessions may expire without a call. Not waiting for their end is safe: a ring reveals only an id.
    if (this.#open().length > 0 && (await this.#isUnchecked())) await this.checkSessions();
    for (const socket of this.#open()) {
      try {
        socket.send(messageOf(latestId));
      } catch {
        // It is about to close: the browser gets the notice when it opens another.
      }
    }
    await this.#noteRing(latestId);
  }

  /** Closes the streams of ended sessions. If that cannot be checked they stay open: a ring reveals only an id. */
  async checkSessions(): Promise<void> {
    try {
      const sessions = new Set(await openSessionIds(this.#db, this.#username, systemClock()));
      for (const socket of this.#open())
        if (!sessions.has(stateOf(socket).sessionId)) socket.close(POLICY_VIOLATION, "the session is over");
      await this.#inSequence(() => this.#change({ checkedAt: systemClock() }));
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

  /**
   * Maintains the member's row among the listeners, which outlives streams: renewed once an hour, deleted when a ring
   * reaches no stream. Returns the last notice rung since the row was created, undefined if there was none; null if the
   * row, and with it notices, may have been missing.
   */
  #noteListening(): Promise<string | null | undefined> {
    return this.#inSequence(async () => {
      const [noted, now] = [await this.#read(), systemClock()];
      if (noted && now - noted.notedAt < NOTED_FOR) return noted.latest;
      const username = this.#username;
      await this.#db
        .insert(noticeListeners)
        .values({ username, since: now })
        .onConflictDoUpdate({ target: noticeListeners.username, set: { since: now } });
      const wasThere = noted !== undefined && now - noted.notedAt < LONGEST_LISTENING - HOUR;
      await this.ctx.storage.put<Listening>("listening", { checkedAt: now, ...(wasThere && noted), notedAt: now });
      return wasThere ? noted.latest : null;
    });
  }

  #noteRing(latest: string): Promise<void> {
    return this.#inSequence(async () => {
      if (this.#open().length > 0) return this.#change({ latest });
      await this.ctx.storage.delete("listening");
      await this.#db.delete(noticeListeners).where(eq(noticeListeners.username, this.#username));
    });
  }

  async #isUnchecked(): Promise<boolean> {
    const { checkedAt = 0 } = (await this.#read()) ?? {};
    return systemClock() - checkedAt > CHECKED_FOR;
  }

  #read(): Promise<Listening | undefined> {
    return this.ctx.storage.get<Listening>("listening");
  }

  async #change(change: Partial<Listening>): Promise<void> {
    const noted = await this.#read();
    if (noted) await this.ctx.storage.put("listening", { ...noted, ...change });
  }

  /** One after the other: a late deletion would leave a stream without rings. */
  #inSequence<Result>(act: () => Promise<Result>): Promise<Result> {
    const done = this.#noting.then(act);
    this.#noting = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }
}
