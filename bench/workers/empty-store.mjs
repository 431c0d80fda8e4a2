// KV and Cache API that hold nothing and accept everything: outer layers never answer, memory does.
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
