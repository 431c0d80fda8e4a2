// Stands in for the upstream: a fixed list, so that what is measured is the edge. The day asked for chooses which.
import small from "list-60.bin";
import large from "list-500.bin";

const headers = { "content-type": "application/json" };

export default {
  fetch: (request) => new Response(request.url.includes("date=2026-10-18") ? large : small, { headers }),
};
