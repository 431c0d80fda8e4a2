import * as build from "../build/server/index.js";
import { createApp } from "./app.ts";
import { remixRender } from "./render.ts";

export default createApp({ render: remixRender(build, "production"), version: build.assets.version });
