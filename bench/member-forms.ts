import { SESSION_COOKIE } from "../worker/members/host-cookie.ts";

const PASSWORD = "Abcdefg12";
/** The edge allows six a minute per number (wrangler.toml). */
export const OF_ONE_MEMBER = 5;

/** Phone number of the first member; a member's number is added to it. */
const FIRST_PHONE = 10_000_000 + Math.floor(Math.random() * 80_000_000);
const phoneOf = (number: number): string => `08${FIRST_PHONE + Math.floor(number / OF_ONE_MEMBER)}`;

/** A network may request one code in ten minutes, including the previous run. */
const NETWORK = `10.${Math.floor(Math.random() * 256)}`;

/** Sends a form as a browser does; each from its own address, since addresses have limits. */
async function send(site: string, page: string, fields: Record<string, string>, number: number): Promise<Response> {
  return fetch(`${site}/en/${page}`, {
    method: "POST",
    body: new URLSearchParams({ callingCode: "66", phone: phoneOf(number), ...fields }),
    headers: { Origin: site, "CF-Connecting-IP": `${NETWORK}.${Math.floor(number / 250)}.${number % 250}` },
    redirect: "manual",
  });
}

/** The sealed session in a response. */
function sessionIn(answer: Response): string {
  const [cookie = ""] = answer.headers.getSetCookie().filter((line) => line.startsWith(`${SESSION_COOKIE}=ey`));
  const [pair = ""] = cookie.split(";");
  if (!pair) throw new Error(`nobody was signed in: ${answer.status}`);
  return pair.slice(SESSION_COOKIE.length + 1);
}

/** Signs up a member at a site with a developers' outbox; returns their session. */
export async function signUp(site: string, number: number): Promise<string> {
  await send(site, "signup", { intent: "send" }, number);
  const outbox = await fetch(`${site}/__outbox/messages.json`);
  const { messages } = (await outbox.json()) as { messages: { phone: string; text: string }[] };
  const sent = messages.find(({ phone }) => phone === `+66${phoneOf(number).slice(1)}`);
  const [code = ""] = /\d{6}/.exec(sent?.text ?? "") ?? [];
  const nickname = `bench${Math.random().toString(36).slice(2, 10)}`;
  const fields = { code, password: PASSWORD, confirmPassword: PASSWORD, nickname, terms: "on" };
  return sessionIn(await send(site, "signup", fields, number));
}

/** Signs in an existing member; returns milliseconds. */
export async function signIn(site: string, number: number): Promise<number> {
  const from = performance.now();
  sessionIn(await send(site, "signin", { intent: "password", password: PASSWORD }, number));
  return performance.now() - from;
}
