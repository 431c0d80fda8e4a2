import { createApp } from "./app.ts";
import { remixRender } from "./render.ts";
import * as build from "./server-build.js";

export default createApp({ render: remixRender(build, "production"), version: build.assets.version });
