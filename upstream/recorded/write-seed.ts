// `node upstream/recorded/write-seed.ts FILE`: writes the recorded seasons as SQL for `wrangler d1 execute --file`.
import { writeFileSync } from "node:fs";
import { seedSql } from "./seed.ts";

const [, , file] = process.argv;
if (file === undefined) throw new Error("node upstream/recorded/write-seed.ts FILE");
writeFileSync(file, seedSql());
