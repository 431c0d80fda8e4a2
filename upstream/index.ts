export default { fetch: () => new Response("up") };
