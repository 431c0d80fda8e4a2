// Stands for `turbo-stream` in the edge worker. Remix encodes the data of loaders for every document, also for those that
// never hydrate and carry none of it (app/entry.server.tsx); here the encoding begins when the stream is first read.
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
