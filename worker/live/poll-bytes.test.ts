import { once } from "node:events";
import { connect, createServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { briefSecurity } from "../http/security-headers.ts";
import { liveResponse } from "./live-answer.ts";
import { messageText } from "./live-message.ts";
import { LiveWindow } from "./live-window.ts";
import { change, NOON } from "./test-changes.ts";

/**
 * Bytes of a list of 500 matches as the platform sends it, by `npm run bench -- live` (docs/performance.md). A page
 * that fetched it every ten seconds would be as fresh as one that polls.
 */
const LIST = 38_000;
const SHARE = 1 / 100;

const match = {
  state: "live",
  kickOff: NOON - 900_000,
  phase: "FIRST_HALF",
  score: [1, 0],
  reds: [0, 0],
  clock: { from: 0, startedAt: NOON - 840_000 },
} as never;

/** A poll's answer with so many changes, with all headers that the edge sends. */
async function pollAnswer(changes: number): Promise<{ headers: Record<string, string>; body: string }> {
  const all = Array.from({ length: changes }, (_, index) => ({ ...change(`179200${index}`, -index - 1), match }));
  const window = new LiveWindow({ since: NOON - 600_000, until: NOON, changes: all });
  const delta = { kind: "changes", from: NOON - 10_000, to: NOON, after: NOON - 60_000 } as const;
  const answer = liveResponse(messageText(delta, window, { now: NOON, hasPush: true }), { source: "memory" });
  const security = briefSecurity({ transport: "max-age=63072000; includeSubDomains" } as never);
  return { headers: { ...Object.fromEntries(answer.headers), ...security }, body: await answer.text() };
}

let answer = { headers: {} as Record<string, string>, body: "" };
const server = createServer((_request, response) => {
  response.writeHead(200, answer.headers).end(answer.body);
});
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());

/** Bytes that a browser receives over HTTP/2 for one poll of many, frames and headers included. */
async function bytesOfPoll(changes: number): Promise<number> {
  answer = await pollAnswer(changes);
  const session = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const poll = async () => {
    const stream = session.request({ ":path": "/live/football?since=1" });
    stream.resume();
    await once(stream, "end");
  };
  // Settings are exchanged, and headers become known, with the first ones.
  for (let count = 0; count < 3; count += 1) await poll();
  const before = session.socket.bytesRead;
  const polls = 20;
  for (let count = 0; count < polls; count += 1) await poll();
  const bytes = (session.socket.bytesRead - before) / polls;
  session.close();
  return bytes;
}

test.each([
  ["nothing happened", 0],
  ["a goal was scored", 1],
])("a poll in which %s takes a hundredth of the list at most, over HTTP/2", async (_what, changes) => {
  const bytes = await bytesOfPoll(changes);
  console.log(`a poll with ${changes} changes: ${bytes.toFixed(0)} bytes, 1/${(LIST / bytes).toFixed(0)} of the list`);
  expect(bytes).toBeLessThanOrEqual(LIST * SHARE);
});
