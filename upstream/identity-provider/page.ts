import { html } from "hono/html";

/** Users who may sign in, and other outcomes; each is a button of one form. */
const CHOICES = {
  line: ["Som", "Nok"],
  zalo: ["Anh", "Binh"],
} as const;

/** Faults of the next answers, to test how the site handles them. */
export const FAULTS = ["wrong-nonce", "wrong-audience", "expired-token", "used-code", "token-error"] as const;
export type Fault = (typeof FAULTS)[number];

/** The provider's page. Its form is sent to the same address, whose query is the request. */
export function consentPage(provider: keyof typeof CHOICES, action: string) {
  const title = provider === "line" ? "LINE Login (stub)" : "Zalo Login (stub)";
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body>
<h1>${title}</h1>
<p>No real provider: whoever is chosen is signed in.</p>
<form method="post" action="${action}">
<p><label>Name <input name="other" autocomplete="off"></label> <button>Continue</button></p>
<p>${CHOICES[provider].map((name) => html`<button name="user" value="${name}">${name}</button> `)}</p>
<p><label>Fault <select name="fault"><option value="">none</option>${FAULTS.map(
    (fault) => html`<option>${fault}</option>`,
  )}</select></label></p>
<p><button name="cancel" value="1">Cancel</button></p>
</form>
</body></html>`;
}
