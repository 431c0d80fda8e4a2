// A KV and Cache API that accept everything and store nothing: only memory ever has entries.
export default {
  async fetch(request) {
    if (request.method === "PUT") {
      await request.arrayBuffer();
      return new Response(null, { status: 204 });
    }
    return new Response(null, {
      status: request.headers.has("cf-cache-namespace") ? 504 : 404,
      headers: { "cf-cache-status": "MISS" },
    });
  },
};
