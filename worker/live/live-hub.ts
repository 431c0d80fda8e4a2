import { DurableObject } from "cloudflare:workers";
import type { Sport } from "#contract/tables/sports";
import { refuse } from "../api/api-fault.ts";
import type { Env } from "../env.ts";
import { isolateClock } from "../isolate-clock.ts";
import { log } from "../log.ts";
import { newRequestId } from "../request-id.ts";
import { createAsk } from "../upstream/ask-upstream.ts";
import { lateCalls } from "../upstream/late-calls.ts";
import { decideTelling, type Telling } from "./decide-telling.ts";
import { HubFeed } from "./hub-feed.ts";
import { decideBroadcast, nextAsk } from "./hub-schedule.ts";
import { messageText } from "./live-message.ts";
import { type LiveSettings, liveSettingsOf } from "./live-settings.ts";
import type { LiveWindow } from "./live-window.ts";
import { readListener } from "./read-listener.ts";

/** What outlives the object's memory. */
interface Kept {
  sport: Sport;
  /** The cursor that all listeners have been told last, in milliseconds. */
  told: number;
}

/** Milliseconds for a question as a whole: the next one would be due long before the usual limit. */
const BUDGET = 5_000;
/** Codes of RFC 6455 and its registry, for `close`. */
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

/** A socket that is about to close takes no more messages; its page asks by itself. */
function send(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    socket.close();
  }
}

/**
 * Pushes what happens in one sport to everyone who listens. While anybody does, an alarm asks the upstream, once for
 * all; when nobody is left nothing is asked. Between two messages the object may sleep, the sockets stay open.
 */
export class LiveHub extends DurableObject<Env> {
  readonly #settings: LiveSettings;
  readonly #feed: HubFeed;
  #kept: Kept | undefined;
  /** At least as many as there are; counted anew by each alarm, since to list them takes longer the more there are. */
  #listeners: number;
  /** Real milliseconds at which all listeners were told something. */
  #spokeAt = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#settings = liveSettingsOf(env);
    this.#listeners = ctx.getWebSockets().length;
    this.#feed = new HubFeed({
      now: () => isolateClock.now(env),
      // A client for each question: the hub has a pause of its own, and a breaker would hold back for longer.
      ask: async (query) => {
        const { ENDPOINTS } = await lateCalls();
        return createAsk({ clock: isolateClock, log, budget: BUDGET })(ENDPOINTS.matchChanges, query, {
          env,
          requestId: newRequestId(),
          waitUntil: (work) => ctx.waitUntil(work),
        });
      },
    });
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
    ctx.blockConcurrencyWhile(async () => {
      this.#kept = await ctx.storage.get<Kept>("kept");
    });
  }

  /** Takes a socket that the live door has let pass, and tells it at once what happened since its cursor. */
  override async fetch(request: Request): Promise<Response> {
    const { sport, cursor } = readListener(request.url);
    if (sport === undefined || cursor === undefined) return refuse({ status: 400, message: "no sport or no cursor" });
    await this.#wake(sport);
    if (this.#listeners >= this.#settings.mostSockets) {
      return refuse({ status: 503, message: "too many listeners", headers: { "Retry-After": "60" } });
    }
    this.#listeners += 1;
    const { 0: page, 1: own } = new WebSocketPair();
    this.ctx.acceptWebSocket(own);
    this.#welcome(own, { sport, cursor });
    // While this one waited for the first answer, the last of the others may have gone and ended it all.
    await this.#keepAsking();
    return new Response(null, { status: 101, webSocket: page });
  }

  override async alarm(): Promise<void> {
    const sockets = this.ctx.getWebSockets();
    this.#listeners = sockets.length;
    if (sockets.length === 0 || !this.#kept) return this.#forget();
    try {
      await this.#feed.renew(this.#kept.sport);
      if (this.#feed.window && this.#feed.failures === 0) this.#broadcast(this.#kept, this.#feed.window);
    } catch (error) {
      log("live_hub_failed", { reason: error instanceof Error ? error.message : "?" });
    }
    await this.#schedule();
  }

  /** Pages say `ping`, which is answered without waking the object, and nothing else. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(POLICY_VIOLATION, "this socket only tells");
  }

  /** Without an answer to its closing a page would take the connection for broken. */
  override webSocketClose(socket: WebSocket): void {
    socket.close();
  }

  /** Asks before the first listener after a silence is told anything, and from then on by the alarm. */
  async #wake(sport: Sport): Promise<void> {
    const { window, failures } = this.#feed;
    const isAsking = (await this.ctx.storage.getAlarm()) !== null;
    // Without a window and a failure the object has slept. After a failure the alarm says when to ask again.
    if (!isAsking || (!window && failures === 0)) await this.#feed.renew(sport);
  }

  async #keepAsking(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.#schedule();
  }

  #welcome(socket: WebSocket, { sport, cursor }: { sport: Sport; cursor: number }): void {
    const { window } = this.#feed;
    if (!window) {
      socket.close(TRY_AGAIN_LATER, "nothing is known at the moment");
      return;
    }
    const now = isolateClock.now(this.env);
    send(socket, this.#text(decideTelling({ cursor, window, now }), window));
    if (this.#kept) return;
    this.#spokeAt = Date.now();
    this.#keep({ sport, told: window.until });
  }

  /** One text for all; what nobody needs to hear is not sent. */
  #broadcast({ sport, told }: Kept, window: LiveWindow): void {
    const now = Date.now();
    const decided = decideBroadcast({ told, window, silentFor: now - this.#spokeAt });
    if (decided === "nothing") return;
    const to = window.until;
    const telling: Telling =
      decided === "reload" ? { kind: "reload", to } : { kind: "changes", from: told, to, after: told };
    const text = this.#text(telling, window);
    for (const socket of this.ctx.getWebSockets()) send(socket, text);
    this.#spokeAt = now;
    this.#keep({ sport, told: to });
  }

  #text(telling: Telling, window: LiveWindow): string {
    return messageText(telling, window, { now: isolateClock.now(this.env), hasPush: true });
  }

  /** Messages need not wait until it is written: who is told something twice drops it. */
  #keep(kept: Kept): void {
    this.#kept = kept;
    this.ctx.waitUntil(this.ctx.storage.put("kept", kept, { allowUnconfirmed: true }));
  }

  /** Nobody is left: whoever comes next is told everything anew. */
  async #forget(): Promise<void> {
    this.#kept = undefined;
    await this.ctx.storage.deleteAll();
  }

  #schedule(): Promise<void> {
    return this.ctx.storage.setAlarm(Date.now() + nextAsk(this.#feed.failures, this.#settings.pollEvery));
  }
}
