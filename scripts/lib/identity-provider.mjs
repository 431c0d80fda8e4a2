import path from "node:path";
import { freePort } from "./ports.mjs";
import { ROOT } from "./project.mjs";
import { startServer, untilAnswering } from "./server.mjs";

/** A LINE channel and a Zalo app, known to the stand-in only. */
const LINE = { id: "2000000001", secret: "line-channel-secret-of-the-stand-in" };
const ZALO = { id: "1234567890", secret: "zalo-secret-of-the-stand-in" };

/**
 * Starts the stand-in of LINE and Zalo for a site's port, on its own origin, and returns each worker's settings: for
 * the edge where to send visitors, for the upstream whom to call. They override real ones in `.dev.vars`.
 */
export async function startIdentityProvider(sitePort) {
  const port = await freePort();
  const server = startServer(
    `identity-provider-${sitePort}`,
    "node",
    [path.join(ROOT, "scripts/identity-provider.mjs")],
    {
      PORT: String(port),
      SITES: [`http://localhost:${sitePort}`, `http://127.0.0.1:${sitePort}`].join(","),
      LINE_CLIENT: `${LINE.id}:${LINE.secret}`,
      ZALO_CLIENT: `${ZALO.id}:${ZALO.secret}`,
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(`${origin}/`, server);
  const [line, zalo] = [`${origin}/line`, `${origin}/zalo`];
  return {
    edge: {
      LINE_CLIENT_ID: LINE.id,
      LINE_AUTH_BASE: line,
      ZALO_CLIENT_ID: ZALO.id,
      ZALO_OAUTH_BASE: zalo,
    },
    upstream: {
      LINE_CLIENT_ID: LINE.id,
      LINE_CLIENT_SECRET: LINE.secret,
      LINE_API_BASE: line,
      ZALO_CLIENT_ID: ZALO.id,
      ZALO_CLIENT_SECRET: ZALO.secret,
      ZALO_OAUTH_BASE: zalo,
      ZALO_GRAPH_BASE: zalo,
    },
  };
}
