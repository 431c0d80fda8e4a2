import { Hono } from "hono";
import { createApp } from "./app.ts";
import { WORLD_NAMES } from "./competitions/world/world-names.ts";
import { actionRoutes } from "./operator/action-routes.ts";
import { importRoutes } from "./operator/import-routes.ts";
import { statusRoutes } from "./operator/status-routes.ts";
import { supplierRoutes } from "./operator/supplier-routes.ts";
import { systemClock } from "./platform/clock.ts";
import { logConfiguration } from "./platform/configuration-faults.ts";
import { type Env, isLocalEnvironment } from "./platform/env.ts";
import { withRetries } from "./platform/retrying-database.ts";
import { runSteps } from "./platform/run-steps.ts";
import { moderateRoutes } from "./services/comments/moderate-routes.ts";
import { contestVideoRoutes } from "./services/contests/videos/video-routes.ts";
import { wakeAfterCall, wakeContests } from "./services/contests/wake-contests.ts";
import { purgeOnSchedule } from "./services/erasure/erase.ts";
import { favouriteStores } from "./services/follow/favourite-stores.ts";
import { purgeFavourites } from "./services/follow/purge-favourites.ts";
import { wakeStories, wakeStoriesAfterCall } from "./services/news/stories/wake-stories.ts";
import { startLetters } from "./services/newsletter/start-letters.ts";
import { wakeAllClocks } from "./services/notices/wake-clock.ts";
import { consumeQueues, type QueueMessage } from "./services/queues/consume-queues.ts";
import { publishRoutes } from "./services/releases/publish-routes.ts";
import { openData } from "./services/sources/open-data.ts";
import { cacheVersion } from "./store/data-version.ts";
import { forgetLivePrices } from "./suppliers/forget-live-prices.ts";
import { wakeSuppliers, wakeSuppliersAfterCall } from "./suppliers/wake-suppliers.ts";

const admin = new Hono<{ Bindings: Env }>();
admin.route("/", importRoutes(WORLD_NAMES, systemClock));
admin.route("/", publishRoutes(openData, systemClock));
admin.route("/", moderateRoutes(systemClock));
admin.route("/", contestVideoRoutes(systemClock));
admin.route("/", supplierRoutes());
admin.route("/", statusRoutes());
admin.route("/", actionRoutes());

const app = createApp({
  open: openData,
  admin,
  realNow: systemClock,
  afterCall: (name, env) => {
    const woken = [wakeAfterCall(name, env), wakeStoriesAfterCall(env), wakeSuppliersAfterCall(env)].filter(
      (one) => one !== undefined,
    );
    return woken.length > 0 ? Promise.all(woken) : undefined;
  },
});

const { fetch } = app;
const purge = purgeOnSchedule(systemClock);

/** On a developer's machine what was imported is seen at once; elsewhere caches keep answers for longer anyway. */
function forCalls(bindings: Env): Env {
  logConfiguration(bindings);
  const env = withRetries(bindings);
  if (!isLocalEnvironment(env)) cacheVersion(env.DB, systemClock);
  return env;
}

// Every entry retries reads of a locked database; the objects do so themselves.
export default Object.assign(app, {
  fetch: (request: Request, env: Env, context?: ExecutionContext) => fetch(request, forCalls(env), context),
  async scheduled(controller, bindings, context) {
    logConfiguration(bindings);
    const env = withRetries(bindings);
    await runSteps({
      purge: async () => purge(controller, env, context),
      favourites: () => purgeFavourites(favouriteStores(env), systemClock()),
      notices: () => wakeAllClocks(env),
      contests: () => wakeContests(env),
      stories: () => wakeStories(env),
      suppliers: async () => wakeSuppliers(env),
      prices: () => forgetLivePrices(env.DB, systemClock()),
      letters: () => startLetters(env, systemClock()),
    });
  },
  queue: (batch, env) => consumeQueues(batch, withRetries(env)),
} satisfies ExportedHandler<Env, QueueMessage>) satisfies ExportedHandler<Env, QueueMessage>;

export { ContestClock } from "./services/contests/contest-clock.ts";
export { StoryClock } from "./services/news/stories/story-clock.ts";
export { NoticeBell } from "./services/notices/notice-bell.ts";
export { NoticeClock } from "./services/notices/notice-clock.ts";
export { SupplierClock } from "./suppliers/supplier-clock.ts";
