import type { Namespace } from "#contract/tables/pages";

/** Words that only rows and scoreboards speak. Their markup is made on the server, so these stay there too. */
export const SERVER_ONLY_WORDS: Partial<Record<Namespace, readonly string[]>> = {
  rows: ["sentence", "short", "redCards"],
};
