import { Hono } from "hono";
import { createApp } from "./app.ts";
import { moderateRoutes } from "./comments/moderate-routes.ts";
import { contestVideoRoutes } from "./contests/videos/video-routes.ts";
import { wakeAfterCall, wakeContests } from "./contests/wake-contests.ts";
import { systemClock } from "./http/clock.ts";
import type { Env } from "./http/env.ts";
import { importRoutes } from "./imports/routes.ts";
import { purgeOnSchedule } from "./members/purge-on-schedule.ts";
import { publishRoutes } from "./news/publish-routes.ts";
import { wakeStories, wakeStoriesAfterCall } from "./news/stories/wake-stories.ts";
import { startLetters } from "./newsletter/start-letters.ts";
import { consumeQueues, type QueueMessage } from "./notices/consume-queues.ts";
import { wakeAllClocks } from "./notices/wake-clock.ts";
import { openData } from "./open-data.ts";
import { withPatience } from "./store/patient-database.ts";
import { COMPETITIONS, competitionByName, countryById, teamsByNormalisedName } from "./world/world.ts";

const names = { competitions: COMPETITIONS, competitionByName, countryById, teamsByNormalisedName };

const admin = new Hono<{ Bindings: Env }>();
admin.route("/", importRoutes(names, systemClock));
admin.route("/", publishRoutes(openData, systemClock));
admin.route("/", moderateRoutes(systemClock));
admin.route("/", contestVideoRoutes(systemClock));

const app = createApp({
  open: openData,
  admin,
  realNow: systemClock,
  afterCall: (name, env) => {
    const woken = [wakeAfterCall(name, env), wakeStoriesAfterCall(env)].filter((one) => one !== undefined);
    return woken.length > 0 ? Promise.all(woken) : undefined;
  },
});

const { fetch } = app;
const purge = purgeOnSchedule(systemClock);

// Databases are read patiently from every entry, and the objects do so themselves.
export default Object.assign(app, {
  fetch: (request: Request, env: Env, context?: ExecutionContext) => fetch(request, withPatience(env), context),
  async scheduled(controller, bindings, context) {
    const env = withPatience(bindings);
    await purge(controller, env, context);
    await wakeAllClocks(env);
    await wakeContests(env);
    await wakeStories(env);
    await startLetters(env, systemClock());
  },
  queue: (batch, env) => consumeQueues(batch, withPatience(env)),
} satisfies ExportedHandler<Env, QueueMessage>) satisfies ExportedHandler<Env, QueueMessage>;

export { ContestClock } from "./contests/contest-clock.ts";
export { StoryClock } from "./news/stories/story-clock.ts";
export { NoticeBell } from "./notices/notice-bell.ts";
export { NoticeClock } from "./notices/notice-clock.ts";
