import { createServer } from "node:http";
import { leagueOf, listAnswer, liveRow, scheduledRow } from "../../contract/test-rows.ts";
import { listenOnLoopback } from "../../scripts/lib/loopback.mjs";
import { changesAnswer } from "../../worker/live/test-changes.ts";

const LIST = JSON.stringify(listAnswer(leagueOf(scheduledRow, { ...liveRow, matchId: "1076620260002" })));
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';
/** What the embedded upstream says of itself. */
const STATUS = JSON.stringify({
  database: { isUp: true },
  members: { isConfigured: true },
  sports: [{ sport: "football", isSimulated: true, importedAt: 0 }],
  suppliers: [],
  questions: 0,
});

function answerOf(url: string, now: number): Response {
  if (url.startsWith("/match/changes")) return changesAnswer(`http://supplier${url}`, now, []);
  const json = { "content-type": "application/json" };
  if (url === "/status") return new Response(STATUS, { headers: json });
  if (!url.startsWith("/storage/")) return new Response(LIST, { headers: json });
  return new Response(PICTURE, { headers: { "content-type": "image/svg+xml" } });
}

/** A supplier with one list, in place of the reference upstream. */
export async function startOrigin() {
  const server = createServer(async ({ url = "", headers }, response) => {
    const answer = answerOf(url, Number(headers["x-clock"]));
    response.writeHead(200, { "content-type": answer.headers.get("content-type") ?? "" }).end(await answer.text());
  });
  return listenOnLoopback(server);
}

export type TestOrigin = Awaited<ReturnType<typeof startOrigin>>;
