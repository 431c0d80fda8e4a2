import { freePort } from "../scripts/lib/ports.mjs";
import { endOne } from "../scripts/lib/server.mjs";
import { startBoth } from "../scripts/lib/workers.mjs";
import { OF_ONE_MEMBER, signIn, signUp } from "./member-forms.ts";
import { percentile, type Report } from "./report.ts";

/** The upstream's isolate derives hashes sequentially: more would only queue. */
const AT_ONCE = 3;

/** Duration of a password sign-in through both workers, its hash included, and sign-ins per second. */
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
