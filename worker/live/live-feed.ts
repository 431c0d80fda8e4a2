import type { MatchChanges } from "#contract/domain/live";
import { type Sport, sportTypeOf } from "#contract/tables/sports";
import { waitAtMost } from "#contract/time/time-limit";
import type { CacheOutcome } from "../platform/cache-status.ts";
import type { Clock } from "../platform/clock.ts";
import { isAccepted, type NotFoundReport, nextReport } from "../upstream/cache/not-found-reports.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";
import { lazyCalls } from "../upstream/request/lazy-calls.ts";
import type { RequestScope } from "../upstream/request/request-upstream.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { LiveWindow, windowStart } from "./live-window.ts";

interface LiveFeedOptions {
  clock: Clock;
  upstream: Pick<Upstream, "get">;
  /** Real milliseconds. */
  realNow?(): number;
}

interface CurrentWindow {
  window: LiveWindow;
  outcome: CacheOutcome;
}

/** The changes of a sport, shared by all requests of this isolate. */
export interface LiveFeed {
  /** Throws UpstreamFault: `not_found` where the supplier lacks the call, others while there is no good window. */
  current(sport: Sport, scope: RequestScope): Promise<CurrentWindow>;
}

/** Milliseconds for which a supplier that seems to lack the call is not called again. */
const MISSING_FOR = 60_000;

/** The name of the call for changes. */
export const CALL = "matchChanges";

/** Upstream parameters for the changes of a sport after an instant (milliseconds). */
export const changesQuery = (sport: Sport, since: number) => ({ sportType: sportTypeOf(sport), since });

/** Suppliers without the call answer 404, some with their own error page. */
const isMissing = ({ kind, status }: UpstreamFault): boolean => kind === "not_found" || status === 404;

export function createLiveFeed({ clock, upstream, realNow = Date.now }: LiveFeedOptions): LiveFeed {
  const windows = new WeakMap<MatchChanges, LiveWindow>();
  const lastGood = new Map<Sport, { window: LiveWindow; epoch: number }>();
  const notFoundReports = new Map<Sport, NotFoundReport>();

  /** Whether the supplier has reported the call as missing so often that it is not called at the moment. */
  function isMissingNow(sport: Sport): boolean {
    const report = notFoundReports.get(sport);
    return report !== undefined && isAccepted(report) && realNow() < report.lastAt + MISSING_FOR;
  }

  /** Records that the supplier does not know the call: once may be an error, repeatedly is an answer. */
  function reportMissing(sport: Sport, fault: UpstreamFault): CurrentWindow {
    const report = nextReport(notFoundReports.get(sport), realNow());
    notFoundReports.set(sport, report);
    const kind = isAccepted(report) ? "not_found" : "status";
    const judged = new UpstreamFault(kind, CALL, { status: fault.status }, { cause: fault });
    if (kind === "not_found") throw judged;
    return insteadOf(judged, sport);
  }

  async function request(sport: Sport, scope: RequestScope): Promise<CurrentWindow> {
    const query = changesQuery(sport, windowStart(clock.now(scope.env)));
    const { ENDPOINTS } = await lazyCalls();
    const { entry, outcome } = await upstream.get(ENDPOINTS[CALL], query, scope, "value");
    const changes = entry.open()?.value as MatchChanges | undefined;
    if (!changes) throw new UpstreamFault("shape", CALL);
    const window = windows.get(changes) ?? follow(sport, changes);
    windows.set(changes, window);
    notFoundReports.delete(sport);
    lastGood.set(sport, { window, epoch: clock.epoch() });
    return { window, outcome };
  }

  /** The previously sent window decides which changes are late. */
  function follow(sport: Sport, changes: MatchChanges): LiveWindow {
    const good = lastGood.get(sport);
    const before = good?.epoch === clock.epoch() ? good.window : undefined;
    return before?.followedBy(changes, changes.since) ?? new LiveWindow(changes);
  }

  /** A page with a good window does not wait for a late answer, which continues behind the response. */
  async function requestSoon(sport: Sport, scope: RequestScope): Promise<CurrentWindow> {
    const pending = request(sport, scope);
    if (!lastGood.has(sport)) return pending;
    const current = await waitAtMost(scope.staleWaitMs(), pending);
    if (current) return current;
    scope.waitUntil(pending.catch(() => undefined));
    return insteadOf(new UpstreamFault("timeout", CALL), sport);
  }

  /** The last good window, whatever its age: it tells a page nothing new and nothing wrong. */
  function insteadOf(fault: UpstreamFault, sport: Sport): CurrentWindow {
    const good = lastGood.get(sport);
    if (!good || good.epoch !== clock.epoch()) throw fault;
    return { window: good.window, outcome: { source: "memory", isLastGood: true } };
  }

  return {
    async current(sport, scope) {
      if (isMissingNow(sport)) throw new UpstreamFault("not_found", CALL);
      try {
        return await requestSoon(sport, scope);
      } catch (error) {
        if (!(error instanceof UpstreamFault)) throw error;
        return isMissing(error) ? reportMissing(sport, error) : insteadOf(error, sport);
      }
    },
  };
}
