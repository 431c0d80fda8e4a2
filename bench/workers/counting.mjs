// In front of the edge, behind it and as its stores: counts what a request costs. `/counts` returns and resets the
// counts. Things named by id do not exist; a day's list is empty.
const counts = { upstream: 0, kvReads: 0, kvWrites: 0, kvDeletes: 0 };
const KV = { GET: "kvReads", PUT: "kvWrites", DELETE: "kvDeletes" };

const NOTHING = '{"message":"no such thing","result":{"businessCode":404}}';
const LIST = '{"result":{"businessCode":0,"leagueMatchList":[],"seq":0,"hasNext":false}}';

const json = (text, status = 200) => new Response(text, { status, headers: { "content-type": "application/json" } });

export default {
  fetch(request, env) {
    if (new URL(request.url).pathname !== "/counts") return env.EDGE.fetch(request);
    const text = JSON.stringify(counts);
    for (const name of Object.keys(counts)) counts[name] = 0;
    return json(text);
  },
};

export const upstream = {
  fetch({ url }) {
    counts.upstream += 1;
    return url.includes("/getMatchList") ? json(LIST) : json(NOTHING, 404);
  },
};

export const store = {
  async fetch(request) {
    // The edge's Cache API keys use addresses that belong to no site.
    const isCache = /\.(?:internal|invalid)$/.test(new URL(request.url).hostname);
    const kind = KV[request.method];
    if (!isCache && kind) counts[kind] += 1;
    await request.arrayBuffer();
    if (request.method !== "GET") return new Response(null, { status: 204 });
    return new Response(null, { status: isCache ? 504 : 404, headers: { "cf-cache-status": "MISS" } });
  },
};
