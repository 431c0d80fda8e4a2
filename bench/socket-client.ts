import { randomBytes } from "node:crypto";
import { request } from "node:http";

export interface SocketClient {
  close(): void;
}

const TEXT = 1;
const CLOSE = 8;

/** The length of a frame's head and body (RFC 6455, section 5.2), or undefined while the head is incomplete. */
export function frameAt(bytes: Buffer): { head: number; body: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = (bytes[1] as number) & 127;
  if (short < 126) return { head: 2, body: short };
  const head = short === 126 ? 4 : 10;
  if (bytes.length < head) return undefined;
  return { head, body: short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2)) };
}

/**
 * Listens to a WebSocket on this machine. Node's own takes ten times as long per message, which with thousands of
 * listeners in one process would be measured instead of the hub. Rejects if the status is not 101. `onLost` is told once
 * if the other side ends it.
 */
export function openSocket(
  port: number,
  path: string,
  { onText, onLost }: { onText: (text: string) => void; onLost: () => void },
): Promise<SocketClient> {
  const headers = {
    Connection: "Upgrade",
    Upgrade: "websocket",
    Origin: `http://127.0.0.1:${port}`,
    "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
    "Sec-WebSocket-Version": "13",
  };
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, path, headers });
    call.on("error", reject);
    call.on("response", ({ statusCode }) => reject(new Error(`${path} answered ${statusCode}`)));
    call.on("upgrade", (_, socket, first) => {
      let rest = first;
      const read = (chunk: Buffer) => {
        rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
        for (let frame = frameAt(rest); frame; frame = frameAt(rest)) {
          const end = frame.head + frame.body;
          if (rest.length < end) return;
          const kind = (rest[0] as number) & 15;
          if (kind === CLOSE) return void socket.destroy();
          if (kind === TEXT) onText(rest.toString("utf8", frame.head, end));
          rest = rest.subarray(end);
        }
      };
      socket.on("data", read);
      socket.on("error", () => socket.destroy());
      socket.on("close", onLost);
      read(Buffer.alloc(0));
      resolve({ close: () => socket.off("close", onLost).destroy() });
    });
    call.end();
  });
}
