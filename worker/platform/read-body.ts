export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/**
 * The whole body, up to `limit` bytes whatever Content-Length says. Throws BodyTooLarge, or the signal's reason if it
 * aborts first.
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array();
  signal?.throwIfAborted();
  const reader = body.getReader();
  const stop = (): void => void reader.cancel(signal?.reason).catch(() => undefined);
  signal?.addEventListener("abort", stop, { once: true });
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // A cancelled stream looks like a finished one.
      signal?.throwIfAborted();
      if (done) return join(chunks, length);
      length += value.byteLength;
      if (length > limit) throw new BodyTooLarge(`more than ${limit} bytes`);
      chunks.push(value);
    }
  } finally {
    signal?.removeEventListener("abort", stop);
    await reader.cancel().catch(() => undefined);
  }
}
