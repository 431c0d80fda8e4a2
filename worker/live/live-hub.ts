import { DurableObject } from "cloudflare:workers";
import type { MatchChanges } from "#contract/domain/live";
import { writeFigure } from "#contract/figures/write-figure";
import type { Sport } from "#contract/tables/sports";
import { refuse } from "../api/api-fault.ts";
import { isolateClock } from "../platform/clock.ts";
import type { Env } from "../platform/env.ts";
import { lazy } from "../platform/lazy.ts";
import { log } from "../platform/log.ts";
import { type Delta, decideDelta } from "./decide-delta.ts";
import { HubFeed } from "./hub-feed.ts";
import { decideBroadcast, nextAskAt } from "./hub-schedule.ts";
import type { Root } from "./hub-source.ts";
import { BUSY_FOR, createIntake, FULL_FOR, FULL_HEADER, MOST_A_SECOND } from "./intake.ts";
import { messageText, readListener } from "./live-message.ts";
import { type LiveSettings, liveSettingsOf } from "./live-settings.ts";
import { LiveWindow } from "./live-window.ts";

const lazySource = lazy(() => import("./hub-source.ts"));

/** Stored to outlive the object's memory. */
interface HubState {
  sport: Sport;
  /** The cursor up to which all listeners have been sent changes, in milliseconds. */
  cursor: number;
}

/** The window after an object was evicted while the upstream fails. */
const nothingSince = (instant: number): LiveWindow => new LiveWindow({ since: instant, until: instant, changes: [] });

/** Codes of RFC 6455 and its registry, for `close`. */
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

const refuseListener = (seconds: string): Response =>
  refuse({ status: 503, message: "too many listeners", headers: { [FULL_HEADER]: seconds } });

/** A closing socket takes no more messages; its page polls instead. */
function send(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    socket.close();
  }
}

/**
 * Pushes the changes of one sport to its listeners. While there are any, an alarm asks the sport's root for all of them
 * (hub-source.ts). The object may hibernate between messages; the sockets stay open.
 */
export class LiveHub extends DurableObject<Env> implements Root {
  readonly #settings: LiveSettings;
  readonly #feed: HubFeed;
  #state: HubState | undefined;
  /**
   * Upper bound of the number of sockets; recounted by each alarm, since listing them takes longer the more there are.
   */
  #sockets: number;
  /** Listeners that wait for the first answer. */
  #coming = 0;
  readonly #intake = createIntake(MOST_A_SECOND);
  /** Real milliseconds of the last message to all listeners. */
  #sentAt = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#settings = liveSettingsOf(env);
    this.#sockets = ctx.getWebSockets().length;
    this.#feed = new HubFeed({
      now: () => isolateClock.now(env),
      request: async (sport, since) => (await lazySource()).askSource({ env, ctx, sport, since }),
    });
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
    ctx.blockConcurrencyWhile(async () => {
      this.#state = await ctx.storage.get<HubState>("state");
    });
  }

  /** Accepts a socket that the live route has checked, and sends the changes since its cursor at once. */
  override async fetch(request: Request): Promise<Response> {
    const { sport, cursor } = readListener(request.url);
    if (sport === undefined || cursor === undefined) return refuse({ status: 400, message: "no sport or no cursor" });
    if (this.#sockets + this.#coming >= this.#settings.mostSockets) return refuseListener(FULL_FOR);
    if (!this.#intake.take()) return refuseListener(BUSY_FOR);
    this.#coming += 1;
    try {
      await this.#wake(sport);
    } finally {
      this.#coming -= 1;
    }
    const { 0: page, 1: own } = new WebSocketPair();
    this.ctx.acceptWebSocket(own);
    this.#sockets += 1;
    this.#welcome(own, { sport, cursor });
    // While this one waited for the first answer, the last other listener may have left and stopped the alarm.
    await this.#keepAsking();
    return new Response(null, { status: 101, webSocket: page });
  }

  /** Called on the root only, by the hubs of its sport. */
  changesAfter(sport: Sport, since: number): Promise<MatchChanges | undefined> {
    return this.#feed.changesAfter(sport, since);
  }

  override async alarm(): Promise<void> {
    const sockets = this.ctx.getWebSockets();
    this.#sockets = sockets.length;
    if (sockets.length === 0 || !this.#state) return this.#forget();
    try {
      await this.#feed.renew(this.#state.sport);
      this.#broadcast(this.#state, this.#feed.window ?? nothingSince(this.#state.cursor));
    } catch (error) {
      log("live_hub_failed", { reason: error instanceof Error ? error.message : "?" });
    }
    await this.#schedule();
  }

  /** Pages send only `ping`, which is answered without waking the object. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(POLICY_VIOLATION, "this socket only sends");
  }

  /** Completes the closing handshake; otherwise the page would consider the connection broken. */
  override webSocketClose(socket: WebSocket): void {
    socket.close();
  }

  /** Polls before the first listener after a pause is sent anything; afterwards the alarm polls. */
  async #wake(sport: Sport): Promise<void> {
    const { window, failures } = this.#feed;
    const isAsking = (await this.ctx.storage.getAlarm()) !== null;
    // No window and no failure: the object has hibernated. After a failure the alarm decides when to poll.
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
    send(socket, this.#text(decideDelta({ cursor, window, now }), window));
    if (this.#state) return;
    this.#sentAt = Date.now();
    this.#store({ sport, cursor: window.until });
  }

  /**
   * Sends one text to all, if there is anything to send. While the upstream fails this is a heartbeat whose `to` says
   * since when: pages presume a silent socket dead.
   */
  #broadcast({ sport, cursor }: HubState, window: LiveWindow): void {
    const now = Date.now();
    const decided = decideBroadcast({ cursor, window, silentFor: now - this.#sentAt });
    if (decided === "nothing") return;
    const to = window.until;
    const delta: Delta =
      decided === "reload" ? { kind: "reload", to } : { kind: "changes", from: cursor, to, after: cursor };
    const text = this.#text(delta, window);
    for (const socket of this.ctx.getWebSockets()) send(socket, text);
    this.#sentAt = now;
    writeFigure(this.env, { name: "live", way: "push", ms: isolateClock.now(this.env) - to, oneOf: 1 });
    this.#store({ sport, cursor: to });
  }

  #text(delta: Delta, window: LiveWindow): string {
    return messageText(delta, window, { now: isolateClock.now(this.env), hasPush: true });
  }

  /** Messages need not wait for the write: pages drop duplicates. */
  #store(state: HubState): void {
    this.#state = state;
    this.ctx.waitUntil(this.ctx.storage.put("state", state, { allowUnconfirmed: true }));
  }

  /** No listeners are left: the next one starts from scratch. */
  async #forget(): Promise<void> {
    this.#state = undefined;
    await this.ctx.storage.deleteAll();
  }

  #schedule(): Promise<void> {
    return this.ctx.storage.setAlarm(nextAskAt(this.#feed.failures, this.#settings.pollEvery, Date.now()));
  }
}
