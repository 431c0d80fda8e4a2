import type { FormState } from "./faults.ts";

export interface Sending<State> {
  request: Request;
  serverAction(): Promise<unknown>;
  /** The part of the form that was sent, from its fields: what stays as it is. */
  stateOf(form: FormData): State;
}

/**
 * A client action: a form that does not reach the edge leaves the page as it is, with what was typed, and may be sent
 * again.
 */
export async function sendForm<State extends FormState>({ request, serverAction, stateOf }: Sending<State>) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (thrown) {
    // What the edge has said itself: a redirect.
    if (thrown instanceof Response) throw thrown;
    const state: State = { ...stateOf(form), faults: { form: { kind: "unsent" } } };
    // By its status the router knows that nothing has changed.
    return Response.json(state, { status: 503 });
  }
}
