import { LARGEST_FORM } from "#contract/http/form-limit";
import { BodyTooLarge, readBody } from "../platform/read-body.ts";
import type { Reason } from "./api-reasons.ts";

type ReadForm = { fields: [string, string][] } | { status: 400 | 413 | 415; reason: Reason };

export const FORM_LIMIT_TEXT = `${LARGEST_FORM / 1024} kB`;

/** The fields of a form-encoded body; stops reading at the size limit. */
export async function readForm(request: Request): Promise<ReadForm> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (request.body && type !== "application/x-www-form-urlencoded") {
    return { status: 415, reason: "wrongType" };
  }
  try {
    const bytes = await readBody(request.body, LARGEST_FORM);
    return { fields: [...new URLSearchParams(new TextDecoder().decode(bytes))] };
  } catch (error) {
    if (error instanceof BodyTooLarge) return { status: 413, reason: "bodyTooLarge" };
    return { status: 400, reason: "bodyUnreadable" };
  }
}
