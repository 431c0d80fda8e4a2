import { createApp } from "./app.ts";
import { remixRender } from "./pages/render.ts";

// Served by Vite: each request gets the current source, so no page is cached.
export default createApp({
  render: remixRender(() => import("virtual:remix/server-build"), "development"),
  version: "development",
  cachesPages: false,
});
