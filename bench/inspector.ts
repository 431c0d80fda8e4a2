interface HeapUsage {
  usedSize: number;
  /** Bytes of array buffers. */
  backingStorageSize: number;
}

interface Target {
  id: string;
  webSocketDebuggerUrl: string;
}

type Ask = (method: string) => Promise<unknown>;

const targetsAt = async (port: number): Promise<Target[]> =>
  (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as Target[];

/** Whether a workerd answers the inspector protocol at a port and runs a worker, named as in its configuration. */
export async function hasIsolate(port: number, worker: string): Promise<boolean> {
  try {
    return (await targetsAt(port)).some(({ id }) => id === worker);
  } catch {
    return false;
  }
}

/** An inspector session with a worker's isolate, by its name in workerd's configuration. Throws if there is none. */
async function connect(port: number, worker: string): Promise<{ socket: WebSocket; ask: Ask }> {
  const targets = await targetsAt(port);
  const target = targets.find(({ id }) => id === worker);
  if (!target) throw new Error(`the inspector knows no ${worker}: ${targets.map(({ id }) => id).join(", ")}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (result: unknown) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (message.id !== undefined) waiting.get(message.id)?.(message.result);
  };
  let last = 0;
  const ask: Ask = (method) => {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, resolve);
      socket.onclose = () => reject(new Error(`the inspector hung up on ${method}`));
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ id, method }));
      else reject(new Error(`the inspector hung up before ${method}`));
    });
  };
  return { socket, ask };
}

const MOST_TRIES = 10;

/**
 * Bytes in use by a worker's isolate after a collection, array buffers included. workerd does not answer
 * `HeapProfiler.collectGarbage`, nor any request after it; a snapshot collects first. An isolate has one session: ours
 * ends wrangler's, which reconnects and may end ours in turn, so it is retried.
 */
export async function liveHeap(port: number, worker: string, tries = MOST_TRIES): Promise<number> {
  const { socket, ask } = await connect(port, worker);
  try {
    await ask("HeapProfiler.takeHeapSnapshot");
    const { usedSize, backingStorageSize } = (await ask("Runtime.getHeapUsage")) as HeapUsage;
    return usedSize + backingStorageSize;
  } catch (error) {
    if (tries === 1) throw error;
    return await liveHeap(port, worker, tries - 1);
  } finally {
    socket.close();
  }
}
