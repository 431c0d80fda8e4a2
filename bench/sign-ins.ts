import { freePort } from "../scripts/lib/ports.mjs";
import { endOne } from "../scripts/lib/server.mjs";
import { startBoth } from "../scripts/lib/workers.mjs";
import { percentile, type Report } from "./report.ts";

const PASSWORD = "Abcdefg12";
/** The upstream's isolate derives one hash after the other: more only wait. */
const AT_ONCE = 3;

/** The edge takes six in a minute about one number (wrangler.toml). */
const OF_ONE_MEMBER = 5;

/** Of the member whose sign-in a number stands for. */
const FIRST_PHONE = 10_000_000 + Math.floor(Math.random() * 80_000_000);
const phoneOf = (number: number): string => `08${FIRST_PHONE + Math.floor(number / OF_ONE_MEMBER)}`;

/** A form of the site as a browser sends it; each from an address of its own, since an address has so many tries. */
async function send(site: string, page: string, fields: Record<string, string>, number: number): Promise<Response> {
  return fetch(`${site}/en/${page}`, {
    method: "POST",
    body: new URLSearchParams({ callingCode: "66", phone: phoneOf(number), ...fields }),
    headers: { Origin: site, "CF-Connecting-IP": `10.0.${Math.floor(number / 250)}.${number % 250}` },
    redirect: "manual",
  });
}

function mustBeSignedIn(answer: Response): void {
  const isSignedIn = answer.headers.getSetCookie().some((cookie) => cookie.startsWith("__Host-session=ey"));
  if (!isSignedIn) throw new Error(`nobody was signed in: ${answer.status}`);
}

async function signUp(site: string, number: number): Promise<void> {
  await send(site, "signup", { intent: "send" }, number);
  const outbox = await fetch(`${site}/__outbox/messages.json`);
  const { messages } = (await outbox.json()) as { messages: { phone: string; text: string }[] };
  const sent = messages.find(({ phone }) => phone === `+66${phoneOf(number).slice(1)}`);
  const [code = ""] = /\d{6}/.exec(sent?.text ?? "") ?? [];
  const nickname = `bench${Math.random().toString(36).slice(2, 10)}`;
  const fields = { code, password: PASSWORD, confirmPassword: PASSWORD, nickname, terms: "on" };
  mustBeSignedIn(await send(site, "signup", fields, number));
}

async function signIn(site: string, number: number): Promise<number> {
  const from = performance.now();
  mustBeSignedIn(await send(site, "signin", { intent: "password", password: PASSWORD }, number));
  return performance.now() - from;
}

/** How long a sign-in by password takes through both workers, its hash included, and how many there are in a second. */
export async function signIns(count: number, { note }: Report): Promise<void> {
  const port = await freePort();
  const server = await startBoth(port);
  const site = `http://127.0.0.1:${port}`;
  try {
    for (let number = 0; number <= 2 + 2 * count; number += OF_ONE_MEMBER) await signUp(site, number);
    await signIn(site, 1);
    const times: number[] = [];
    for (let number = 0; number < count; number += 1) times.push(await signIn(site, 2 + number));
    const at = (share: number) => `${percentile(times, share).toFixed(0)} ms`;
    note("Sign-in by password, both workers, hash included: p50, p99", `${at(0.5)}, ${at(0.99)}`);
    let next = 2 + count;
    const from = performance.now();
    const visitor = async () => {
      while (next < 2 + 2 * count) {
        next += 1;
        await signIn(site, next);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    const seconds = (performance.now() - from) / 1_000;
    note(`Sign-ins in a second, ${AT_ONCE} at a time`, (count / seconds).toFixed(1));
  } finally {
    await endOne(server);
  }
}
