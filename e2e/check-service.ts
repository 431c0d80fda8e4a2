import { createServer } from "node:http";
import { listenOnLoopback } from "../scripts/lib/loopback.mjs";

const KEYS = { BOTCHECK_SITE_KEY: "stand-in-site", BOTCHECK_SECRET: "stand-in-secret" };

/** The part of Turnstile's API that pages use: a button answers the check. */
const SCRIPT = `window.turnstile = {
  render(element, { sitekey, action, callback }) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "No bot";
    button.onclick = () => callback(sitekey + " " + action);
    element.append(button);
    return "1";
  },
  reset() {},
  remove() {},
};`;

/** Checks secret and answer, in siteverify's format. */
function verdict(body: string): object {
  const form = new URLSearchParams(body);
  const [siteKey, action] = (form.get("response") ?? "").split(" ");
  const success = form.get("secret") === KEYS.BOTCHECK_SECRET && siteKey === KEYS.BOTCHECK_SITE_KEY;
  return success ? { success, hostname: "127.0.0.1", action } : { success, "error-codes": ["invalid-input-response"] };
}

/** A stand-in of Turnstile on loopback, and the variables of an edge that uses it. */
export async function startCheckService() {
  const server = createServer(async (request, response) => {
    if (request.method !== "POST") return response.writeHead(200, { "content-type": "text/javascript" }).end(SCRIPT);
    let body = "";
    for await (const part of request) body += part;
    return response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(verdict(body)));
  });
  const { url, close } = await listenOnLoopback(server);
  const addresses = { BOTCHECK_SCRIPT_URL: `${url}/api.js`, BOTCHECK_VERIFY_URL: `${url}/siteverify` };
  return { variables: { BOTCHECK_PROVIDER: "turnstile", ...KEYS, ...addresses }, close };
}
