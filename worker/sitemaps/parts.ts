import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { SITEMAP_KINDS, type SitemapKind } from "#contract/tables/search-engines";
import { type Chunk, type ChunkLimits, chunksOf, SITEMAP_LIMITS } from "./chunks.ts";
import { isOfLanguage, loadEntries } from "./entries.ts";
import { entryText, type SitemapEntry } from "./sitemap-entry.ts";
import type { SitemapFile } from "./sitemap-file.ts";
import { FRAME_BYTES } from "./sitemap-text.ts";
import type { SitemapSources } from "./sources.ts";

const LIMITS = { ...SITEMAP_LIMITS, bytes: SITEMAP_LIMITS.bytes - FRAME_BYTES };

/** Its texts are the longest, so that the parts are the same in every language. All of an entry is ASCII. */
const LONGEST = LOCALE_CODES.reduce((longest, code) => (code.length > longest.length ? code : longest));

/** The parts of a kind's addresses. `origin` is scheme and host. */
const partsOf = (entries: readonly SitemapEntry[], origin: string, limits: ChunkLimits): Chunk[] =>
  chunksOf(entries, (entry) => entryText(entry, origin, LONGEST).length, limits);

/** The addresses of one part, from 1; undefined where there is no such part. Throws UpstreamFault. */
export async function loadPart(
  sources: SitemapSources,
  { kind, locale, part }: { kind: SitemapKind; locale: LocaleCode; part: number },
  origin: string,
  limits = LIMITS,
): Promise<SitemapEntry[] | undefined> {
  const entries = await loadEntries(sources, kind, locale);
  const chunk = partsOf(entries, origin, limits)[part - 1];
  return chunk && entries.slice(chunk.from, chunk.to);
}

const filesOf = (kind: SitemapKind, locale: LocaleCode, count: number): SitemapFile[] => {
  const parts = Array.from({ length: count }, (_, index): SitemapFile => ({ kind, locale, part: index + 1 }));
  return kind === "news" && count > 0 ? [...parts, { kind: "latest-news", locale }] : parts;
};

/** Every sitemap that has something in it. Throws UpstreamFault: an index without what could not be read would take it back. */
export async function listFiles(sources: SitemapSources, origin: string, limits = LIMITS): Promise<SitemapFile[]> {
  async function filesOfKind(kind: SitemapKind): Promise<SitemapFile[]> {
    const countIn = async (locale: LocaleCode) =>
      partsOf(await loadEntries(sources, kind, locale), origin, limits).length;
    const [first] = LOCALE_CODES;
    const common = !isOfLanguage(kind) && first ? await countIn(first) : undefined;
    const files = LOCALE_CODES.map(async (locale) => filesOf(kind, locale, common ?? (await countIn(locale))));
    return (await Promise.all(files)).flat();
  }
  return (await Promise.all(SITEMAP_KINDS.map(filesOfKind))).flat();
}
