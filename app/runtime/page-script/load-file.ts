import { withTimeLimit } from "../time-limit.ts";
import { LONGEST_ATTEMPT } from "../try-again.ts";

/** Id of the element that names the files of the page script and its translations. */
export const PAGE_SCRIPT_ID = "page-script";

/** Whether the site has no such file: the page belongs to an earlier build. */
export const isGone = (reason: unknown): boolean => reason instanceof Error && reason.message === "404";

/**
 * Fetches a file of the build, which fills the browser's cache. Rejects if it cannot be had, with the status if the
 * site answers.
 */
export async function fetchFile(file: string, init?: RequestInit): Promise<void> {
  const answer = await fetch(file, { ...init, signal: withTimeLimit(undefined, LONGEST_ATTEMPT) });
  if (!answer.ok) throw new Error(`${answer.status}`);
  await answer.text();
}

/** A script of the build as a module. Fetched first: some browsers remember for good that an `import()` failed. */
export const loadModule = <Module>(file: string): Promise<Module> =>
  fetchFile(file).then(() => import(/* @vite-ignore */ file) as Promise<Module>);
