import { createApp } from "./app.ts";
import { systemClock } from "./http/clock.ts";
import type { Env } from "./http/env.ts";
import { importRoutes } from "./imports/routes.ts";
import { purgeOnSchedule } from "./members/purge-on-schedule.ts";
import { consumeQueues } from "./notices/consume-queues.ts";
import type { NoticeMessage, PushMessage } from "./notices/queue-messages.ts";
import { wakeAllClocks } from "./notices/wake-clock.ts";
import { openData } from "./open-data.ts";
import { COMPETITIONS, competitionByName, countryById, teamsByNormalisedName } from "./world/world.ts";

const names = { competitions: COMPETITIONS, competitionByName, countryById, teamsByNormalisedName };

const app = createApp({ open: openData, admin: importRoutes(names, systemClock), realNow: systemClock });

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
