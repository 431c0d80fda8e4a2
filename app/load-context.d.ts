import "@remix-run/cloudflare";
import type { EdgeContext } from "#worker/context";

// What loaders receive as `context`: made by the edge worker for each request.
declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends EdgeContext {}
}
