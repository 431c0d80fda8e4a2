import { data } from "@remix-run/react";
import type { EdgeContext, FaultKind, UpstreamFault } from "#worker/context";
import { FACE_STATUS, type FaceKind, type Settled } from "./face.ts";

type Uncached = Pick<EdgeContext, "doNotCache">;
type Missing = "notFound" | "matchNotFound";

/** By name: the class belongs to the edge, in another bundle. */
const isFault = (error: unknown): error is UpstreamFault => error instanceof Error && error.name === "UpstreamFault";

/** What a visitor should see of a failed call: the upstream's own answer, or that there was none. */
export function faceOfFault(kind: FaultKind, missing: Missing = "notFound"): FaceKind {
  if (kind === "not_found") return missing;
  return kind === "bad_request" ? "badRequest" : "upstream";
}

/** Ends a loader with a face in the place of its page, which no shared cache keeps. */
export function throwFace(context: Uncached, face: FaceKind): never {
  context.doNotCache();
  throw data({ face }, { status: FACE_STATUS[face] });
}

/** Awaits what a page cannot do without; an upstream's fault becomes the page's face, any other error stays one. */
export async function loadOrFace<Value>(context: Uncached, load: Promise<Value>, missing?: Missing): Promise<Value> {
  try {
    return await load;
  } catch (error) {
    if (!isFault(error)) throw error;
    return throwFace(context, faceOfFault(error.kind, missing));
  }
}

/** For a part that follows behind the first bytes, when the status is out: never rejects. */
export async function settle<Value>(context: Uncached, load: Promise<Value>): Promise<Settled<Value>> {
  try {
    return { value: await load };
  } catch (error) {
    context.doNotCache();
    return { face: isFault(error) ? faceOfFault(error.kind) : "unexpected" };
  }
}
