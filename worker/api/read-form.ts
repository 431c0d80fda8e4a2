import { BodyTooLarge, readBody } from "../upstream/read-body.ts";

/** Bytes. */
const LARGEST_FORM = 64 * 1024;

export type ReadForm = { fields: [string, string][] } | { status: 400 | 413 | 415; reason: string };

/** The fields of a form-encoded body, read no further than a form may be long. */
export async function readForm(request: Request): Promise<ReadForm> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (request.body && type !== "application/x-www-form-urlencoded") {
    return { status: 415, reason: "send application/x-www-form-urlencoded" };
  }
  try {
    const bytes = await readBody(request.body, LARGEST_FORM);
    return { fields: [...new URLSearchParams(new TextDecoder().decode(bytes))] };
  } catch (error) {
    if (error instanceof BodyTooLarge) return { status: 413, reason: `body longer than ${LARGEST_FORM} bytes` };
    return { status: 400, reason: "the body could not be read" };
  }
}
