// Stands in for the upstream: a fixed list, so that what is measured is the edge. The day asked for chooses which; of
// anything else there is nothing.
import small from "list-60.bin";
import large from "list-500.bin";

const headers = { "content-type": "application/json" };
const NOTHING = '{"result":{"businessCode":0,"data":[]}}';
// Of matches in which nothing happens.
const CHANGES = '{"result":{"businessCode":0,"since":1792246000000,"until":1792246800000,"matchList":[]}}';

export default {
  fetch({ url }) {
    if (url.includes("/match/changes")) return new Response(CHANGES, { headers });
    if (!url.includes("/getMatchListv")) return new Response(NOTHING, { headers });
    return new Response(url.includes("date=2026-10-18") ? large : small, { headers });
  },
};
