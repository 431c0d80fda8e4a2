// The floor: a worker that returns the same bytes with the same headers from memory.

import headers from "headers.json";
import page from "page.bin";

export default { fetch: () => new Response(page, { headers }) };
