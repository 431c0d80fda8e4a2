import { remixRender } from "./render.ts";
import * as build from "./server-build.js";

// React, Remix and all pages hang on this module: the worker loads it for the first page that no cache has.
export const render = remixRender(build, "production");
