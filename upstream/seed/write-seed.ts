// `node upstream/seed/write-seed.ts FILE SEARCH_FILE`: writes the recorded seasons, guides and announcements, and the
// guides' index, as SQL for `wrangler d1 execute --file`.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { shippedAnnouncements } from "../services/announcements/publish-announcement.ts";
import { guideStatements } from "../services/news/guides.ts";
import { asSqlText } from "../store/load-statements.ts";
import { seedSql } from "./seed.ts";

const [, , file, searchFile] = process.argv;
if (file === undefined || searchFile === undefined)
  throw new Error("node upstream/seed/write-seed.ts FILE SEARCH_FILE");

const buildTexts = (pattern: string): string[] =>
  globSync(pattern)
    .sort()
    .map((file) => readFileSync(file, "utf8"));
const { database, search } = guideStatements(buildTexts("content/*/guides/*.md"));
const announcements = shippedAnnouncements(buildTexts("content/*/announcements/*.md"));
const tables = globSync("upstream/services/news/search/migrations/*.sql").sort();
writeFileSync(file, seedSql() + [...database, ...announcements].map(asSqlText).join(""));
writeFileSync(searchFile, tables.map((table) => readFileSync(table, "utf8")).join("") + search.map(asSqlText).join(""));
