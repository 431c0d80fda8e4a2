import { expect, test } from "vitest";
import { databasesBehind } from "./unapplied-migrations.mjs";

const ANSWERS: Record<string, { code: number; output: string }> = {
  current: { code: 0, output: "✅ No migrations to apply!" },
  behind: { code: 0, output: "Migrations to be applied:\n┌─────┐\n│ 0027_supplier_answers.sql │" },
  unknown: { code: 1, output: "Couldn't find DB with name 'unknown'" },
};

test("databases are asked one by one, and those that lack a migration or do not answer are named", async () => {
  const calls: string[] = [];
  const wrangler = async (args: string[]) => {
    calls.push(args.join(" "));
    return ANSWERS[args[3] ?? ""]!;
  };
  const databases = Object.keys(ANSWERS).map((database_name) => ({ database_name }));
  const worker = { config: { d1_databases: databases }, args: ["-c", "upstream/wrangler.toml", "--env="] };
  expect(await databasesBehind(worker, wrangler)).toEqual(["behind", "unknown"]);
  expect(calls[0]).toBe("d1 migrations list current --remote -c upstream/wrangler.toml --env=");
});
