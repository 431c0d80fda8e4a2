import "@remix-run/server-runtime";

// With single fetch, loader data arrives as returned (promises, no JSON limits); this gives useLoaderData the same
// types.
declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}
