import type { MatchChanges } from "#contract/domain/live";
import { SPORTS, type Sport } from "#contract/tables/sports";
import type { CacheOutcome } from "../cache/cache-status.ts";
import type { Clock } from "../clock.ts";
import type { RequestScope } from "../upstream/ask-upstream.ts";
import { UpstreamFault } from "../upstream/fault.ts";
import { lateCalls } from "../upstream/late-calls.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { LiveWindow, windowStart } from "./live-window.ts";

export interface LiveFeedOptions {
  clock: Clock;
  upstream: Pick<Upstream, "get">;
  /** Real milliseconds. */
  realNow?(): number;
}

export interface CurrentWindow {
  window: LiveWindow;
  outcome: CacheOutcome;
}

/** The changes of a sport, shared by all requests of this isolate. */
export interface LiveFeed {
  /** Throws UpstreamFault: `not_found` where the supplier has no such call, others while there is no good window. */
  current(sport: Sport, scope: RequestScope): Promise<CurrentWindow>;
}

/** Milliseconds for which a supplier without the call is not asked again. */
const MISSING_FOR = 10 * 60_000;

/** The call for changes. */
const CALL = "matchChanges";

const sportTypes = new Map(SPORTS.map(({ code, sportType }) => [code, sportType]));

/** The upstream's parameters for what happened in a sport after an instant (milliseconds). */
export const changesQuery = (sport: Sport, since: number) => ({ sportType: sportTypes.get(sport), since });

/** Whoever does not know the call says 404, some with a page of their own. */
const isMissing = ({ kind, status }: UpstreamFault): boolean => kind === "not_found" || status === 404;

export function createLiveFeed({ clock, upstream, realNow = Date.now }: LiveFeedOptions): LiveFeed {
  const windows = new WeakMap<MatchChanges, LiveWindow>();
  const lastGood = new Map<Sport, { window: LiveWindow; epoch: number }>();
  const missingUntil = new Map<Sport, number>();

  async function ask(sport: Sport, scope: RequestScope): Promise<CurrentWindow> {
    const query = changesQuery(sport, windowStart(clock.now(scope.env)));
    const { ENDPOINTS } = await lateCalls();
    const { copy, outcome } = await upstream.get(ENDPOINTS[CALL], query, scope, "value");
    const changes = copy.open()?.value as MatchChanges | undefined;
    if (!changes) throw new UpstreamFault("shape", CALL);
    const window = windows.get(changes) ?? follow(sport, changes);
    windows.set(changes, window);
    lastGood.set(sport, { window, epoch: clock.epoch() });
    return { window, outcome };
  }

  /** The window sent before decides which changes are late. */
  function follow(sport: Sport, changes: MatchChanges): LiveWindow {
    const good = lastGood.get(sport);
    const before = good?.epoch === clock.epoch() ? good.window : undefined;
    return before?.followedBy(changes, changes.since) ?? new LiveWindow(changes);
  }

  /** The last good window, whatever its age: nothing new for a page, and nothing wrong. */
  function insteadOf(fault: UpstreamFault, sport: Sport): CurrentWindow {
    const good = lastGood.get(sport);
    if (!good || good.epoch !== clock.epoch()) throw fault;
    return { window: good.window, outcome: { source: "memory", isLastGood: true } };
  }

  return {
    async current(sport, scope) {
      if (realNow() < (missingUntil.get(sport) ?? 0)) throw new UpstreamFault("not_found", CALL);
      try {
        return await ask(sport, scope);
      } catch (error) {
        if (!(error instanceof UpstreamFault)) throw error;
        if (!isMissing(error)) return insteadOf(error, sport);
        missingUntil.set(sport, realNow() + MISSING_FOR);
        throw new UpstreamFault("not_found", CALL, { status: error.status }, { cause: error });
      }
    },
  };
}
