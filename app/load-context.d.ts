import "@remix-run/cloudflare";
import type { EdgeContext } from "#worker/pages/context";

// The loaders' `context`, created by the edge worker for each request.
declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends EdgeContext {}
}
