// `node upstream/recorded/write-seed.ts FILE SEARCH_FILE`: writes the recorded seasons and the guides, and the guides' index,
// as SQL for `wrangler d1 execute --file`.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { guideStatements } from "../news/guides.ts";
import { asSqlText } from "../store/load-statements.ts";
import { seedSql } from "./seed.ts";

const [, , file, searchFile] = process.argv;
if (file === undefined || searchFile === undefined)
  throw new Error("node upstream/recorded/write-seed.ts FILE SEARCH_FILE");

const guides = globSync("content/*/guides/*.md").sort();
const { database, search } = guideStatements(guides.map((guide) => readFileSync(guide, "utf8")));
const tables = globSync("upstream/news/search/migrations/*.sql").sort();
writeFileSync(file, seedSql() + database.map(asSqlText).join(""));
writeFileSync(searchFile, tables.map((table) => readFileSync(table, "utf8")).join("") + search.map(asSqlText).join(""));
