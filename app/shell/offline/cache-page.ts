import { isCacheableFile, isCacheablePage, isDue, type Kind } from "./cache-entries.ts";
import type { SitePage } from "./decide-strategy.ts";
import { evictOldest, factsOf, listEntries, readEntry, writeEntry } from "./device-store.ts";
import { filesOf, isComplete } from "./page-text.ts";
import { OFFLINE, offlineKey } from "./stand-in.ts";

/** Caches a page, the files it needs, and the offline page of its language. `now` in milliseconds. */
export async function cachePage(page: SitePage, response: Response, now: () => number): Promise<void> {
  if (!isCacheablePage(response)) return;
  const body = await response.arrayBuffer();
  const html = new TextDecoder().decode(body);
  if (!isComplete(page, html)) return;
  const files = filesOf(html);
  await writeEntry("pages", page.key, { headers: response.headers, body }, { at: now(), files });
  await Promise.all(files.map((file) => cacheMissing("files", file, now)));
  await evictOldest("pages");
  const needed = new Set((await listEntries("pages")).flatMap((entry) => entry.files));
  await evictOldest("files", (key) => needed.has(key));
  if (page.name !== OFFLINE.name) await cacheOfflinePage(page, now);
}

async function cacheOfflinePage({ locale }: SitePage, now: () => number): Promise<void> {
  const key = offlineKey(locale);
  const cached = await readEntry("pages", key);
  if (cached && !isDue(now() - factsOf(cached).at)) return;
  await cachePage({ locale, name: OFFLINE.name, key }, await fetch(key), now);
}

async function cacheMissing(kind: Kind, key: string, now: () => number): Promise<void> {
  if (!(await readEntry(kind, key))) await cacheFile(kind, key, await fetch(key), now);
}

export async function cacheFile(kind: Kind, key: string, response: Response, now: () => number): Promise<void> {
  if (!isCacheableFile(response)) return;
  await writeEntry(kind, key, { headers: response.headers, body: await response.arrayBuffer() }, { at: now() });
}
