import { createApp } from "./app.ts";
import { remixRender } from "./render.ts";

// Served by Vite: each request gets the app as it stands in the editor, so no page is kept.
export default createApp({
  render: remixRender(() => import("virtual:remix/server-build"), "development"),
  version: "development",
  cachesPages: false,
});
