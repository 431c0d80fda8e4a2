import { SESSION_COOKIE } from "../worker/members/session-cookie.ts";

const PASSWORD = "Abcdefg12";
/** The edge takes six in a minute about one number (wrangler.toml). */
export const OF_ONE_MEMBER = 5;

/** Of the member whose sign-in a number stands for. */
const FIRST_PHONE = 10_000_000 + Math.floor(Math.random() * 80_000_000);
const phoneOf = (number: number): string => `08${FIRST_PHONE + Math.floor(number / OF_ONE_MEMBER)}`;

/** A network has one code in ten minutes, in the run before this one too. */
const NETWORK = `10.${Math.floor(Math.random() * 256)}`;

/** A form of the site as a browser sends it; each from an address of its own, since an address has so many tries. */
async function send(site: string, page: string, fields: Record<string, string>, number: number): Promise<Response> {
  return fetch(`${site}/en/${page}`, {
    method: "POST",
    body: new URLSearchParams({ callingCode: "66", phone: phoneOf(number), ...fields }),
    headers: { Origin: site, "CF-Connecting-IP": `${NETWORK}.${Math.floor(number / 250)}.${number % 250}` },
    redirect: "manual",
  });
}

/** The sealed session that an answer gives. */
function sessionIn(answer: Response): string {
  const [cookie = ""] = answer.headers.getSetCookie().filter((line) => line.startsWith(`${SESSION_COOKIE}=ey`));
  const [pair = ""] = cookie.split(";");
  if (!pair) throw new Error(`nobody was signed in: ${answer.status}`);
  return pair.slice(SESSION_COOKIE.length + 1);
}

/** Signs a new member up at a site with the outbox of developers; gives their session. */
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

/** Signs a member of before in; gives milliseconds. */
export async function signIn(site: string, number: number): Promise<number> {
  const from = performance.now();
  sessionIn(await send(site, "signin", { intent: "password", password: PASSWORD }, number));
  return performance.now() - from;
}
