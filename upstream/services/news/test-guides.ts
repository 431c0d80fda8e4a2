import type { LocaleCode } from "#contract/tables/locales";
import type { Env } from "../../platform/env.ts";
import { guideRow } from "./guides.ts";
import { storeRows } from "./store-pieces.ts";

const FILES = import.meta.glob<string>("../../../content/*/guides/*.md", { query: "?raw", import: "default" });

/** A migrated index. */
export async function migrateSearch(search: D1Database): Promise<void> {
  const files = import.meta.glob<string>("./search/migrations/*.sql", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  for (const name of Object.keys(files).sort()) await search.prepare(files[name]!).run();
}

/** The guides as new databases have them, those of some languages. */
export async function seedGuides(
  { DB, SEARCH }: Pick<Env, "DB" | "SEARCH">,
  locales: readonly LocaleCode[],
): Promise<void> {
  await migrateSearch(SEARCH);
  const wanted = Object.entries(FILES).filter(([path]) => locales.some((locale) => path.includes(`/${locale}/`)));
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  await storeRows({ database: DB, search: SEARCH }, texts.map(guideRow), 0);
}
