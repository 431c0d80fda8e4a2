import "@remix-run/server-runtime";

// With single fetch loader data arrives as it was given (promises, no JSON rules); the types of useLoaderData follow this.
declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}
