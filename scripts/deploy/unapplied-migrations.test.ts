import { expect, test } from "vitest";
import { databasesBehind } from "./unapplied-migrations.mjs";

const ANSWERS: Record<string, { code: number; output: string }> = {
  current: { code: 0, output: "✅ No migrations to apply!" },
  behind: { code: 0, output: "Migrations to be applied:\n┌─────┐\n│ 0027_supplier_answers.sql │" },
  unknown: { code: 1, output: "Couldn't find DB with name 'unknown'" },
};

const workerWith = (names: string[]) => ({
  config: { d1_databases: names.map((database_name) => ({ database_name })) },
  args: ["-c", "upstream/wrangler.toml", "--env="],
});

test("databases are asked one by one, and those that lack a migration are named", async () => {
  const calls: string[] = [];
  const wrangler = async (args: string[]) => {
    calls.push(args.join(" "));
    return ANSWERS[args[3] ?? ""]!;
  };
  expect(await databasesBehind(workerWith(["current", "behind"]), wrangler)).toEqual(["behind"]);
  expect(calls[0]).toBe("d1 migrations list current --remote -c upstream/wrangler.toml --env=");
});

test("one that cannot be asked ends the question with wrangler's reason", async () => {
  const wrangler = async (args: string[]) => ANSWERS[args[3] ?? ""]!;
  await expect(databasesBehind(workerWith(["unknown"]), wrangler)).rejects.toThrow("Couldn't find DB");
});
