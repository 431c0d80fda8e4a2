import type { SitePage } from "./decide-strategy.ts";
import { copiesOf, factsOf, keepCopy, readCopy, tidy } from "./device-store.ts";
import { isDue, type Kind, mayKeepFile, mayKeepPage } from "./kept-copies.ts";
import { filesOf, isWhole } from "./page-text.ts";
import { OFFLINE, offlineKey } from "./stand-in.ts";

/** Keeps a page with what it needs, and that its language's offline page is there. `now` in milliseconds. */
export async function keepPage(page: SitePage, response: Response, now: () => number): Promise<void> {
  if (!mayKeepPage(response)) return;
  const body = await response.arrayBuffer();
  const html = new TextDecoder().decode(body);
  if (!isWhole(page, html)) return;
  const files = filesOf(html);
  await keepCopy("pages", page.key, { headers: response.headers, body }, { at: now(), files });
  await Promise.all(files.map((file) => keepMissing("files", file, now)));
  await tidy("pages");
  const needed = new Set((await copiesOf("pages")).flatMap((copy) => copy.files));
  await tidy("files", (key) => needed.has(key));
  if (page.name !== OFFLINE.name) await keepOfflinePage(page, now);
}

async function keepOfflinePage({ locale }: SitePage, now: () => number): Promise<void> {
  const key = offlineKey(locale);
  const kept = await readCopy("pages", key);
  if (kept && !isDue(now() - factsOf(kept).at)) return;
  await keepPage({ locale, name: OFFLINE.name, key }, await fetch(key), now);
}

async function keepMissing(kind: Kind, key: string, now: () => number): Promise<void> {
  if (!(await readCopy(kind, key))) await keepFile(kind, key, await fetch(key), now);
}

export async function keepFile(kind: Kind, key: string, response: Response, now: () => number): Promise<void> {
  if (!mayKeepFile(response)) return;
  await keepCopy(kind, key, { headers: response.headers, body: await response.arrayBuffer() }, { at: now() });
}
