import type { Handler } from "hono";
import { splitAddress } from "../address.ts";
import { isSameOrigin } from "../api/decide-method.ts";
import { readForm } from "../api/read-form.ts";
import type { Edge } from "../edge.ts";
import { faceResponse } from "../faces/face-response.ts";
import { cookiesOf, readChange } from "./decide-change.ts";
import { asksToSave } from "./read-preferences.ts";

/** Where the forms of `app/features/preferences` are sent. */
export const PREFERENCES_PATH = "/preferences";

/** Remembers how a visitor wants pages, in cookies, and leads back to where they were. Works without any script. */
export function preferencesDoor(): Handler<Edge> {
  return async function changePreferences(c) {
    const { origin } = splitAddress(c.req.url);
    if (!isSameOrigin(c.req.header("Origin"), origin)) return faceResponse(c, "badRequest", 403);
    const form = await readForm(c.req.raw);
    const change = "fields" in form ? readChange(form.fields) : undefined;
    if (!change) return faceResponse(c, "badRequest", 400);
    const headers = new Headers({ Location: change.back, "Cache-Control": "private, no-store" });
    for (const cookie of cookiesOf(change, asksToSave(c.req.raw.headers), origin.startsWith("https:"))) {
      headers.append("Set-Cookie", cookie);
    }
    return new Response(null, { status: 303, headers });
  };
}
