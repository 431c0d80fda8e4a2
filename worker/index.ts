import { createApp } from "./app.ts";
import { version } from "./build-version.js";
import { isolateClock } from "./platform/clock.ts";
import { lazy } from "./platform/lazy.ts";

export { LiveHub } from "./live/live-hub.ts";

const builtApp = lazy(() => import("./built-app.ts"));

export default createApp({
  render: async (...params) => (await builtApp()).render(...params),
  version,
  clock: isolateClock,
});
