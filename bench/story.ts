import path from "node:path";
import { gzipSync } from "node:zlib";
import { LOCALE_CODES } from "#contract/tables/locales";
import { launch } from "./browser.ts";
import { compressingProxy } from "./compressing-proxy.ts";
import { leastCpu } from "./load.ts";
import { against, ratio } from "./ratio.ts";
import { kb, type Report } from "./report.ts";
import { paintAgainstStatic } from "./slow-network.ts";
import { STORY_PATH } from "./story-answer.ts";
import { bare, edge } from "./variants.ts";
import { type Running, serve } from "./workerd.ts";

const TURNS = 3;
/** What the server adds by itself. */
const TRANSPORT = ["date", "connection", "keep-alive", "content-length", "transfer-encoding"];

/** CPU time of a story from the page cache against a bare worker with the same bytes. `requests` are those of a round. */
export async function storyCpu(requests: number, report: Report): Promise<void> {
  const started: Running[] = [];
  try {
    const site = await serve(path.resolve(".wrangler/bench", "edge"), edge());
    started.push(site);
    const answer = await fetch(site.url + STORY_PATH);
    if (answer.status !== 200) throw new Error(`${STORY_PATH} answered ${answer.status}`);
    const again = await fetch(site.url + STORY_PATH);
    if (!again.headers.get("Cache-Status")?.includes("hit")) throw new Error(`${STORY_PATH} is not in the page cache`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !TRANSPORT.includes(name)));
    const floor = await serve(path.resolve(".wrangler/bench", "bare-story"), bare(bytes, headers));
    started.push(floor);
    const cpu = (server: Running, address: string) => () => leastCpu(server, { path: address, requests }, TURNS);
    const figure = against(await ratio(cpu(site, STORY_PATH), cpu(floor, "/")));
    report.note("CPU, story from the page cache / bare worker, same bytes and headers", figure, "1.5");
  } finally {
    await Promise.all(started.map((server) => server.end()));
  }
}

/** The first piece of a language's list of guides, which are longer than stories. */
async function pieceIn(site: string, locale: string): Promise<string> {
  const html = await (await fetch(`${site}/${locale}/news/categories/guides/1`)).text();
  const [, address] = new RegExp(`href="(/${locale}/news/(?:football|basketball|all)/[^"/]+/\\d+)"`).exec(html) ?? [];
  if (!address) throw new Error(`no piece in /${locale}/news`);
  return address;
}

/** Bytes of a piece in each language; LCP and shift on a bad connection against a static page of the same content. */
export async function storyPages(site: string, report: Report): Promise<void> {
  const addresses = await Promise.all(LOCALE_CODES.map((locale) => pieceIn(site, locale)));
  for (const address of addresses) {
    const html = await (await fetch(site + address)).text();
    report.note(`HTML of ${address}, gzip`, kb(gzipSync(html).length), "20 kB");
  }
  const browser = await launch();
  const proxy = await compressingProxy(site);
  try {
    for (const address of addresses.slice(0, 2)) {
      const {
        ratio: share,
        own,
        least,
        shift,
      } = await paintAgainstStatic(browser, { site, proxy: proxy.url }, address);
      const figure = `${share.toFixed(2)} (${own.toFixed(0)} / ${least.toFixed(0)} ms)`;
      report.note(`400 kbit/s, 400 ms, CPU ÷ 4, ${address}: LCP / a static page of the same content`, figure, "1.3");
      report.note("the same, layout shift (CLS)", shift.toFixed(4), "0.000");
    }
  } finally {
    await browser.close();
    await proxy.close();
  }
}
