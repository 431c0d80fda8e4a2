// The stand-in of LINE and Zalo as a separate server, on loopback only. `npm start` starts it; its variables: PORT;
// SITES, comma-separated origins that may be returned to; LINE_CLIENT and ZALO_CLIENT, id:secret.
import http from "node:http";
import { Readable } from "node:stream";
import { identityProvider } from "../upstream/identity-provider/identity-provider.ts";

const { PORT, SITES = "", LINE_CLIENT = "", ZALO_CLIENT = "" } = process.env;

const clientOf = (text, callback) => {
  const [id = "", secret = ""] = text.split(":");
  return { id, secret, redirectUris: SITES.split(",").map((site) => `${site}/${callback}`) };
};

const app = identityProvider(
  { line: clientOf(LINE_CLIENT, "linecallback"), zalo: clientOf(ZALO_CLIENT, "zaloCallBack") },
  Date.now,
);

/** Converts a Node request to a Web request. */
const toRequest = ({ method, url, headers, socket }, body) =>
  new Request(`http://127.0.0.1:${socket.localPort}${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    ...(method === "POST" && { body: Readable.toWeb(body), duplex: "half" }),
  });

const server = http.createServer(async (request, response) => {
  const answer = await app.fetch(toRequest(request, request));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
});
server.listen(Number(PORT), "127.0.0.1");
