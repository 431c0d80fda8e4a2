// Replaces `turbo-stream` in the edge worker. Remix encodes loader data for every document, including those that never
// hydrate and do not contain it (app/entry.server.tsx); here encoding begins when the stream is first read.
import { decode, encode as encodeAtOnce } from "turbo-stream";

export { decode };

export const encode: typeof encodeAtOnce = (input, options) => {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= encodeAtOnce(input, options).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
};
