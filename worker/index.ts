import { createApp } from "./app.ts";
import { isolateClock } from "./isolate-clock.ts";
import { remixRender } from "./render.ts";
import * as build from "./server-build.js";

export { LiveHub } from "./live/live-hub.ts";

export default createApp({
  render: remixRender(build, "production"),
  version: build.assets.version,
  clock: isolateClock,
});
