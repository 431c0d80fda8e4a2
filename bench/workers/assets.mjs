// The build's files that the edge worker reads itself, each once: modules of this worker under their paths.
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
