import path from "node:path";
import { gzipSync } from "node:zlib";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import type { FilledSite } from "../e2e/fill-site.ts";
import { longestGuide } from "../e2e/guide-texts.ts";
import { fullThreads, removeComments, storeComments } from "../e2e/store-comments.ts";
import { writeDevVars } from "../scripts/lib/dev-vars.mjs";
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
/** Headers added by the server itself. */
const TRANSPORT = ["date", "connection", "keep-alive", "content-length", "transfer-encoding"];

/** CPU time of a story from the page cache relative to a bare worker with the same bytes. `requests` per round. */
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

interface Guide {
  newsId: string;
  address: string;
  html: string;
}

/** The longest guide of a language, which is longer than stories, with ten comments and their replies. */
async function guideIn({ site, token }: Required<FilledSite>, locale: LocaleCode): Promise<Guide> {
  const slug = longestGuide(locale);
  const list = await fetch(`${site}/api/news/getNewsListByCategory?locale=${locale}&id=1&size=50`);
  const { result } = (await list.json()) as { result: { data: { list: { newsId: string; titleSlug: string }[] } } };
  const newsId = result.data.list.find(({ titleSlug }) => titleSlug === slug)?.newsId;
  if (!newsId) throw new Error(`no guide ${slug} in ${locale}`);
  // Before the first request of the page, which is cached for some seconds.
  await storeComments(newsId, fullThreads(locale, slug), { site, token });
  const page = await fetch(`${site}/${locale}/news/all/${slug}/${newsId}`);
  return { newsId, address: new URL(page.url).pathname, html: await page.text() };
}

/** Bytes of a guide in each language with its comments; LCP and shift of two of them. */
export async function storyPages(site: string, report: Report): Promise<void> {
  const guides: Guide[] = [];
  const filled = { site, token: (await writeDevVars()).adminToken };
  try {
    for (const locale of LOCALE_CODES) guides.push(await guideIn(filled, locale));
    for (const { address, html } of guides) {
      const comments = html.match(/<li id="comment-/g)?.length ?? 0;
      report.note(`HTML of ${address} with ${comments} comments, gzip`, kb(gzipSync(html).length), "20 kB");
    }
    const addresses = guides.slice(0, 2).map(({ address }) => address);
    await storyPaints(site, addresses, report);
  } finally {
    for (const { newsId } of guides) await removeComments(newsId, filled);
  }
}

/** LCP and shift of pieces on a slow network relative to a static page of the same content. */
async function storyPaints(site: string, addresses: readonly string[], report: Report): Promise<void> {
  const browser = await launch();
  const proxy = await compressingProxy(site);
  try {
    for (const address of addresses) {
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
