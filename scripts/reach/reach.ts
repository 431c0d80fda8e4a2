/** Passes everything on: the upstream itself asks for the ADMIN_TOKEN. */
export default {
  fetch: (request, { UPSTREAM }) => UPSTREAM.fetch(request),
} satisfies ExportedHandler<{ UPSTREAM: Fetcher }>;
