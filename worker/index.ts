import { createApp } from "./app.ts";
import { isolateClock } from "./platform/clock.ts";
import { lazy } from "./platform/lazy.ts";

export { LiveHub } from "./live/live-hub.ts";

/** Of the app's build, by which cached pages are looked up before the app is loaded (scripts/edge/vite.config.ts). */
declare const BUILD_VERSION: string;

const builtApp = lazy(() => import("./built-app.ts"));

export default createApp({
  render: async (...params) => (await builtApp()).render(...params),
  version: BUILD_VERSION,
  clock: isolateClock,
});
