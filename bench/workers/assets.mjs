// The build's files that the edge worker reads itself: modules of this worker by path.
export default {
  async fetch(request) {
    try {
      const { default: text } = await import(`.${new URL(request.url).pathname}`);
      return new Response(text, { headers: { "content-type": "application/json" } });
    } catch {
      return new Response(null, { status: 404 });
    }
  },
};
