/** Characters per chunk. */
const PIECE = 32_768;

/** Text as a stream of bytes (UTF-8), produced as fast as it is read. */
export function streamText(parts: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      let text = "";
      let next = parts.next();
      while (!next.done && text.length + next.value.length < PIECE) {
        text += next.value;
        next = parts.next();
      }
      if (!next.done) text += next.value;
      if (text !== "") controller.enqueue(encoder.encode(text));
      if (next.done) controller.close();
    },
  });
}
