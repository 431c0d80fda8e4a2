import { Hono } from "hono";
import { createApp } from "./app.ts";
import { systemClock } from "./http/clock.ts";
import type { Env } from "./http/env.ts";
import { importRoutes } from "./imports/routes.ts";
import { purgeOnSchedule } from "./members/purge-on-schedule.ts";
import { publishRoutes } from "./news/publish-routes.ts";
import { storiesAfter } from "./news/stories/stories-for-readers.ts";
import { consumeQueues } from "./notices/consume-queues.ts";
import type { NoticeMessage, PushMessage } from "./notices/queue-messages.ts";
import { wakeAllClocks } from "./notices/wake-clock.ts";
import { openData } from "./open-data.ts";
import { COMPETITIONS, competitionByName, countryById, teamsByNormalisedName } from "./world/world.ts";

const names = { competitions: COMPETITIONS, competitionByName, countryById, teamsByNormalisedName };

const admin = new Hono<{ Bindings: Env }>();
admin.route("/", importRoutes(names, systemClock));
admin.route("/", publishRoutes(openData, systemClock));

const app = createApp({ open: openData, admin, realNow: systemClock, afterCall: storiesAfter(systemClock) });

const purge = purgeOnSchedule(systemClock);

export default Object.assign(app, {
  async scheduled(controller, env, context) {
    await purge(controller, env, context);
    await wakeAllClocks(env);
  },
  queue: consumeQueues,
} satisfies ExportedHandler<Env, NoticeMessage | PushMessage>) satisfies ExportedHandler<
  Env,
  NoticeMessage | PushMessage
>;

export { NoticeBell } from "./notices/notice-bell.ts";
export { NoticeClock } from "./notices/notice-clock.ts";
