// Stands in for the upstream: a fixed list, so that what is measured is the edge. The day asked for chooses which; of
// anything else there is nothing.
import small from "list-60.bin";
import large from "list-500.bin";

const headers = { "content-type": "application/json" };
const NOTHING = '{"result":{"businessCode":0,"data":[]}}';

export default {
  fetch({ url }) {
    if (!url.includes("/getMatchListv")) return new Response(NOTHING, { headers });
    return new Response(url.includes("date=2026-10-18") ? large : small, { headers });
  },
};
