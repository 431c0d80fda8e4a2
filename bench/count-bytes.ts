import type { CDPSession } from "playwright";

/** Bytes of responses from selected addresses, headers included, and of pushed messages with their frames. */
export async function countBytes(session: CDPSession, counts: (address: URL) => boolean): Promise<() => number> {
  let bytes = 0;
  const counted = new Set<string>();
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (counts(new URL(request.url))) counted.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength;
  });
  session.on("Network.webSocketFrameReceived", ({ response }) => {
    bytes += response.payloadData.length + (response.payloadData.length > 125 ? 4 : 2);
  });
  return () => bytes;
}
