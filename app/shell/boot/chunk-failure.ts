/** Milliseconds a script may take to load (specification, section 9). */
export const CHUNK_TIMEOUT = 120_000;

/** A file of the build that failed to load or timed out. */
export interface ChunkFailure {
  /** Version of the build that the document belongs to. */
  build: string;
  /** The version for which this tab has already reloaded; null for none, undefined if nothing can be stored. */
  reloadedFor: string | null | undefined;
  isOnline: boolean;
}

/**
 * `reload`: once per tab and version, since an old build's files may be gone; never if the tab cannot store that it
 * did. `say`: show a message. `wait`: while offline a reload would lose the page, which can still be read.
 */
export function decideChunkFailure(failure: ChunkFailure): "reload" | "say" | "wait" {
  const { build, reloadedFor, isOnline } = failure;
  if (!isOnline) return "wait";
  return reloadedFor === undefined || reloadedFor === build ? "say" : "reload";
}

/** Error messages of a failed `import()` in Chromium, Firefox and Safari. */
const IMPORT_FAULT =
  /dynamically imported module|Importing a module script failed|Unable to preload (CSS|script)|module script failed/i;

/** Whether an unhandled rejection is due to a file of the build that failed to load. */
export const isImportFault = (reason: unknown): boolean => reason instanceof Error && IMPORT_FAULT.test(reason.message);

/** A file of the build, which are all addressed by path. Missing third-party files are left to their callers. */
export const isOwnFile = (address: string | null): boolean => address !== null && /^\/(?!\/)/.test(address);
