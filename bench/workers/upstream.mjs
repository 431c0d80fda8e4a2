// Stands in for the upstream: fixed lists and a fixed story with comments, so that the edge is measured. The requested
// day selects the list; anything else is not found.

import comments from "comments.bin";
import small from "list-60.bin";
import large from "list-500.bin";
import story from "story.bin";

const headers = { "content-type": "application/json" };
const NOTHING = '{"result":{"businessCode":0,"data":[]}}';
// For matches in which nothing happens.
const CHANGES = '{"result":{"businessCode":0,"since":1792246000000,"until":1792246800000,"matchList":[]}}';

export default {
  fetch({ url }) {
    if (url.includes("/match/changes")) return new Response(CHANGES, { headers });
    if (url.includes("/news/getNewsDetail")) return new Response(story, { headers });
    if (url.includes("/news/listComment")) return new Response(comments, { headers });
    if (!url.includes("/getMatchListv")) return new Response(NOTHING, { headers });
    return new Response(url.includes("date=2026-10-18") ? large : small, { headers });
  },
};
