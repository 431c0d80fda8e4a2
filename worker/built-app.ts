import { remixRender } from "./pages/render.ts";
import * as build from "./server-build.js";

// React, Remix and all pages depend on this module: the worker loads it for the first page that is not cached.
export const render = remixRender(build, "production");
