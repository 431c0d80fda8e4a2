import type { ShouldRevalidateFunction } from "@remix-run/react";
import type { FormState } from "./faults.ts";

export interface Sending<State> {
  request: Request;
  serverAction(): Promise<unknown>;
  /** Rebuilds the state of the sent form from its fields. */
  stateOf(form: FormData): State;
}

/**
 * A client action: if a form does not reach the edge, the page and its values stay as they are, and it may be sent
 * again.
 */
export async function sendForm<State extends FormState>({ request, serverAction, stateOf }: Sending<State>) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (thrown) {
    // The edge's own response: a redirect.
    if (thrown instanceof Response) throw thrown;
    const state: State = { ...stateOf(form), faults: { form: { kind: "unsent" } } };
    // The status tells the router that nothing has changed.
    return Response.json(state, { status: 503 });
  }
}

/** `shouldRevalidate` for a page whose form does not change its data: the action's answer suffices. */
export const keepLoaded: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;
