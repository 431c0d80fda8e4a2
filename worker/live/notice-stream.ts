import type { Context } from "hono";
import type { Edge } from "../edge.ts";
import type { OpenSessions } from "../members/open-sessions.ts";
import type { Log } from "../platform/log.ts";
import { settingsOf } from "../settings/settings.ts";
import { serverAddress } from "../upstream/request/server-address.ts";
import { refuseLive } from "./live-answer.ts";
import { liveSettingsOf } from "./live-settings.ts";
import { openSocket, refuseSocket } from "./open-socket.ts";

const UNAUTHORISED = 401;
/** The embedded upstream's path. */
const STREAM_PATH = "/notification/stream";

const refuseGuest = (): Response => refuseLive({ status: UNAUTHORISED, message: "nobody is signed in" });

/**
 * `GET /live/notices`: opens a member's stream, which signals new notices. The member comes from the session alone; the
 * upstream checks whether it is still open. 404 where there are no streams: clients do not retry.
 */
export async function listenForNotices(
  c: Context<Edge>,
  { sessions, log }: { sessions: OpenSessions; log: Log },
): Promise<Response> {
  const { refusal: reason } = settingsOf(c.env);
  if (reason) return refuseLive({ status: 503, message: `refusing to serve: ${reason}` });
  const { UPSTREAM } = c.env;
  const address = serverAddress("main", c.env);
  if (!UPSTREAM || !address || !liveSettingsOf(c.env).hasNotices)
    return refuseLive({ status: 404, message: "there is no stream of notices" });
  const refusal = refuseSocket(c);
  if (refusal) return refusal;
  const session = await sessions.open(c.req.header("Cookie") ?? "", c.env);
  if (!session) return refuseGuest();
  const headers = { Upgrade: "websocket", Authorization: `Bearer ${session.token}` };
  const request = new Request(address.base + STREAM_PATH, { headers });
  const answer = await openSocket(UPSTREAM, request, (why) => log("notice_stream_failed", { reason: why }));
  if (answer.status === 101 || answer.status === 503) return answer;
  if (answer.status === UNAUTHORISED) return refuseGuest();
  log("notice_stream_failed", { reason: `status ${answer.status}` });
  return refuseLive({ status: 503, message: "there is no stream at the moment", headers: { "Retry-After": "60" } });
}
