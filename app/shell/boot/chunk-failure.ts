/** Milliseconds that a started file of script may take (specification, section 9). */
export const CHUNK_TIMEOUT = 120_000;

/** What went wrong with a file of the build: it could not be had, or did not come in time. */
export interface ChunkFailure {
  /** The version of the build that the document is of. */
  build: string;
  /** The version for which this tab has loaded the page anew before; null for none, undefined where nothing can be remembered. */
  reloadedFor: string | null | undefined;
  isOnline: boolean;
}

/**
 * `reload`: once in a tab for each version, since the files of an old one may be gone; never where the tab cannot
 * remember that it did. `say`: the visitor is told. `wait`: without a network a reload would take the page away, which
 * can be read as it stands.
 */
export function decideChunkFailure(failure: ChunkFailure): "reload" | "say" | "wait" {
  const { build, reloadedFor, isOnline } = failure;
  if (!isOnline) return "wait";
  return reloadedFor === undefined || reloadedFor === build ? "say" : "reload";
}

/** What browsers say of an `import()` whose file cannot be had: Chromium, Firefox, Safari. */
const IMPORT_FAULT =
  /dynamically imported module|Importing a module script failed|Unable to preload (CSS|script)|module script failed/i;

/** Whether a rejection that nobody caught is a file of the build that cannot be had. */
export const isImportFault = (reason: unknown): boolean => reason instanceof Error && IMPORT_FAULT.test(reason.message);

/** Of the build, which names its files by path. What is missing without a third party's, only who asked for it knows. */
export const isOwnFile = (address: string | null): boolean => address !== null && /^\/(?!\/)/.test(address);
