export default { fetch: () => new Response("edge") };
