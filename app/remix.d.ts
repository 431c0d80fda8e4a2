import "@remix-run/cloudflare";
import "@remix-run/server-runtime";
import type { EdgeContext } from "#worker/pages/context";

// The loaders' `context`, created by the edge worker for each request.
declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends EdgeContext {}
}

// With single fetch, loader data arrives as returned (promises, no JSON limits); this gives useLoaderData the same
// types.
declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}
