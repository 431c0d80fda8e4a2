import type { BrowserContext, WebSocketRoute } from "playwright/test";

type Fields = Record<string, unknown>;

/** A browser's connection. */
interface Line {
  socket: WebSocketRoute;
  /** The user of its ID token. */
  uid?: string;
  /** The paths it listens to. */
  places: Set<string>;
}

interface Request {
  /** Number, action and body. */
  r: number;
  a: string;
  b: { p?: string; cred?: string };
}

const KEEP_ALIVE = "0";
const PLACE = /^\/?notifications\/([^/]+)$/;

const uidIn = (token = ""): string => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub;

/**
 * The part of Firebase's Realtime Database that browsers need to listen for notices (version 5 of its protocol), with
 * the rules of docs/decisions/0035. Replaces `host`.
 */
export function databaseStandIn(host: string) {
  const values = new Map<string, Fields>();
  const lines = new Set<Line>();
  const send = ({ socket }: Line, type: "c" | "d", data: Fields) => socket.send(JSON.stringify({ t: type, d: data }));
  const sendValue = (line: Line, place: string) =>
    send(line, "d", { a: "d", b: { p: place, d: values.get(place) ?? null } });

  function listen(line: Line, path: string): Fields {
    const place = path.replace(/^\//, "");
    if (PLACE.exec(place)?.[1] !== line.uid) return { s: "permission_denied", d: "Permission denied" };
    line.places.add(place);
    sendValue(line, place);
    return { s: "ok", d: {} };
  }

  function answer(line: Line, { a, b }: Request): Fields {
    if (a === "q") return listen(line, b.p ?? "");
    if (a === "n") line.places.delete((b.p ?? "").replace(/^\//, ""));
    if (a === "auth") line.uid = uidIn(b.cred);
    if (a === "unauth") line.uid = undefined;
    return { s: "ok", d: a === "auth" ? { auth: { uid: line.uid }, expires: 9_999_999_999 } : {} };
  }

  function accept(socket: WebSocketRoute): void {
    const line: Line = { socket, places: new Set() };
    lines.add(line);
    socket.onClose(() => lines.delete(line));
    socket.onMessage((message) => {
      if (message === KEEP_ALIVE) return;
      const { d } = JSON.parse(String(message)) as { d: Request };
      send(line, "d", { r: d.r, b: answer(line, d) });
    });
    const sessionId = crypto.randomUUID();
    send(line, "c", { t: "h", d: { ts: Date.now(), v: "5", h: host, s: sessionId } });
  }

  return {
    /** Connects the pages of a context from now on. */
    attach: (context: BrowserContext) =>
      context.routeWebSocket((url) => url.host === host && url.pathname === "/.ws", accept),
    /** Members listening now. */
    listeners: () => [...new Set([...lines].flatMap(({ places }) => [...places]))].map((place) => place.split("/")[1]),
    /** Like the upstream. */
    write(username: string, latest: string): void {
      const place = `notifications/${username}`;
      values.set(place, { latest });
      for (const line of lines) if (line.places.has(place)) sendValue(line, place);
    },
    /** Closes all connections. */
    async cut(): Promise<void> {
      const cut = [...lines];
      lines.clear();
      await Promise.all(cut.map(({ socket }) => socket.close()));
    },
  };
}
