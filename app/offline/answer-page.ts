import type { SitePage } from "./decide-strategy.ts";
import { ageOf, type Copy } from "./kept-copies.ts";
import { markCopy } from "./page-text.ts";
import { chooseStandIn, type StandIn } from "./stand-in.ts";

/** Milliseconds that a visitor waits for the network while a copy of the page is at hand. */
export const PATIENCE = 4_000;

export interface PageSources {
  network: Promise<Response>;
  /** Of all kept pages. */
  copies(): Promise<readonly Copy[]>;
  read(key: string): Promise<Response | undefined>;
  /** Milliseconds, by the device's clock. */
  now(): number;
  /** Resolves to undefined after so many milliseconds. */
  after(milliseconds: number): Promise<undefined>;
}

/** An answer, and whether it came from the device although the network may still give a newer one. */
export interface PageAnswer {
  response: Response;
  isCopy: boolean;
}

/** A site that is down, or whose upstream is: a copy of the page says more than the face of a fault. */
const isFault = ({ response }: PageAnswer): boolean => response.status >= 500;

/**
 * The network's answer; what the device has instead when the network fails, or is slow or brings a fault and the page
 * itself is there. Rejects as the network did when there is nothing.
 */
export async function answerPage(page: SitePage, sources: PageSources): Promise<PageAnswer> {
  const network = sources.network.then((response) => ({ response, isCopy: false }));
  const standIn = sources.copies().then(
    (copies) => chooseStandIn(page, copies, sources.now()),
    () => undefined,
  );
  let isFailed = false;
  try {
    const late = standIn.then((found) => (found?.key === page.key ? sources.after(PATIENCE) : network));
    const first = await Promise.race([network, late]);
    if (first && !(isFault(first) && (await standIn)?.key === page.key)) return first;
    isFailed = first !== undefined;
  } catch {
    isFailed = true;
  }
  return (await copyOf(await standIn, isFailed, sources)) ?? network;
}

async function copyOf(
  standIn: StandIn | undefined,
  isFailed: boolean,
  { read, now }: PageSources,
): Promise<PageAnswer | undefined> {
  const kept = standIn && (await read(standIn.key).catch(() => undefined));
  if (!kept) return undefined;
  const { status, headers } = kept;
  // Of a network that is only slow nothing is said while the copy is as good as what it would bring.
  const isMarked = isFailed || standIn.since === undefined || ageOf(now() - standIn.since) !== "new";
  const html = await kept.text();
  return { response: new Response(isMarked ? markCopy(html, standIn) : html, { status, headers }), isCopy: true };
}
