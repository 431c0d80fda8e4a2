import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { SITEMAP_KINDS, type SitemapKind } from "#contract/tables/pages/search-engines";
import { isDaily, loadDay, loadEntries } from "./entries.ts";
import { entryText, FRAME_BYTES, type SitemapEntry, type SitemapFile } from "./sitemap-text.ts";
import { MATCH_DAYS, type SitemapSources } from "./sources.ts";

/** Maximum size of one sitemap: addresses, and bytes before compression. */
interface ChunkLimits {
  entries: number;
  bytes: number;
}

/** The protocol allows 50,000 addresses and 50 MB. */
export const SITEMAP_LIMITS: ChunkLimits = { entries: 50_000, bytes: 40_000_000 };

/** `from` inclusive, `to` exclusive. */
interface Chunk {
  from: number;
  to: number;
}

/**
 * Entries in order, cut into as few parts as the limits allow; no parts for no entries. `bytesOf` is the size of an
 * entry. An oversized entry gets a part of its own.
 */
export function toChunks<Entry>(
  entries: readonly Entry[],
  bytesOf: (entry: Entry) => number,
  limits: ChunkLimits = SITEMAP_LIMITS,
): Chunk[] {
  const chunks: Chunk[] = [];
  let from = 0;
  let bytes = 0;
  for (const [index, entry] of entries.entries()) {
    const more = bytesOf(entry);
    if (index > from && (index - from >= limits.entries || bytes + more > limits.bytes)) {
      chunks.push({ from, to: index });
      from = index;
      bytes = 0;
    }
    bytes += more;
  }
  return entries.length > from ? [...chunks, { from, to: entries.length }] : chunks;
}

const LIMITS = { ...SITEMAP_LIMITS, bytes: SITEMAP_LIMITS.bytes - FRAME_BYTES };

/** The locale with the longest texts, so that the parts are the same in every language. All entry text is ASCII. */
const LONGEST = LOCALE_CODES.reduce((longest, code) => (code.length > longest.length ? code : longest));

/** Kinds that always have one part: a table of our own, and the squads, films and contests that sources limit. */
const SINGLE: ReadonlySet<SitemapKind> = new Set<SitemapKind>(["pages", "players", "highlights", "events"]);

/** The parts of a kind's addresses. `origin` is scheme and host. */
const partsOf = (entries: readonly SitemapEntry[], origin: string, limits: ChunkLimits): Chunk[] =>
  toChunks(entries, (entry) => entryText(entry, origin, LONGEST).length, limits);

/**
 * The addresses of one part, from 1; undefined if there is no such part. A day of matches is a single part, cut off at
 * the limits, which no real day reaches. Throws UpstreamFault.
 */
export async function loadPart(
  sources: SitemapSources,
  { kind, locale, part }: { kind: SitemapKind; locale: LocaleCode; part: number },
  origin: string,
  limits = LIMITS,
): Promise<SitemapEntry[] | undefined> {
  if (isDaily(kind)) {
    if (part > MATCH_DAYS) return undefined;
    const entries = await loadDay(sources, kind, part - 1);
    return entries.slice(0, partsOf(entries, origin, limits)[0]?.to);
  }
  const entries = await loadEntries(sources, kind, locale);
  const chunk = partsOf(entries, origin, limits)[part - 1];
  if (!chunk && part === 1) return [];
  return chunk && entries.slice(chunk.from, chunk.to);
}

const numbered = (kind: SitemapKind, count: number): SitemapFile[] =>
  LOCALE_CODES.flatMap((locale) =>
    Array.from({ length: count }, (_, index): SitemapFile => ({ kind, locale, part: index + 1 })),
  );

/** Always one part: some hundred pieces, and the lists that contain them. */
async function filesOfNews(sources: SitemapSources): Promise<SitemapFile[]> {
  const files = LOCALE_CODES.map(async (locale): Promise<SitemapFile[]> => {
    if (!(await sources.hasNews(locale))) return [];
    return [
      { kind: "news", locale, part: 1 },
      { kind: "latest-news", locale },
    ];
  });
  return (await Promise.all(files)).flat();
}

async function getFiles(
  kind: SitemapKind,
  sources: SitemapSources,
  origin: string,
  limits: ChunkLimits,
): Promise<SitemapFile[]> {
  if (kind === "news") return filesOfNews(sources);
  if (isDaily(kind)) return numbered(kind, MATCH_DAYS);
  if (SINGLE.has(kind)) return numbered(kind, 1);
  return numbered(kind, partsOf(await loadEntries(sources, kind, LONGEST), origin, limits).length);
}

/**
 * Every sitemap. Kinds that are expensive to count have a fixed number of parts, and one of them may be empty. Throws
 * UpstreamFault: an index without the unreadable parts would withdraw them.
 */
export async function listFiles(sources: SitemapSources, origin: string, limits = LIMITS): Promise<SitemapFile[]> {
  return (await Promise.all(SITEMAP_KINDS.map((kind) => getFiles(kind, sources, origin, limits)))).flat();
}
