import { expect, test } from "vitest";
import { missingSecrets, requiredSecrets } from "./required-secrets.mjs";

const EDGE = { assets: {}, services: [{ binding: "UPSTREAM" }] };

test.each([
  [{ ...EDGE, vars: {} }, ["SESSION_KEYS", "MEMBERS_SECRET"]],
  [{ ...EDGE, services: [], vars: {} }, ["SESSION_KEYS"]],
  [{ ...EDGE, vars: { BOTCHECK_PROVIDER: "turnstile" } }, ["SESSION_KEYS", "MEMBERS_SECRET", "BOTCHECK_SECRET"]],
  [{ vars: {} }, ["MEMBERS_SECRET"]],
  [{ vars: { SUPPLIERS: "api-football, api-basketball,openligadb" } }, ["MEMBERS_SECRET", "API_SPORTS_KEY"]],
  [{ vars: { SUPPLIERS: "football-data openligadb" } }, ["MEMBERS_SECRET", "FOOTBALL_DATA_KEY"]],
  [{ vars: { PUSH_PUBLIC_KEY: "B…" } }, ["MEMBERS_SECRET", "PUSH_PRIVATE_KEY"]],
  [{ vars: { SMS_PROVIDER: "twilio" } }, ["MEMBERS_SECRET", "SMS_SECRET"]],
])("%j needs %j", (config, names) => {
  expect(requiredSecrets(config)).toEqual(names);
});

test.each([
  ["some are there", { code: 0, stdout: '[{"name":"SESSION_KEYS"}]\n' }, ["MEMBERS_SECRET"]],
  [
    "there is no worker yet",
    { code: 1, stdout: "", output: '✘ [ERROR] Worker "matchlight-staging" (env: staging) not found.\n\n  If this …' },
    ["SESSION_KEYS", "MEMBERS_SECRET"],
  ],
])("wrangler is asked for the names: %s", async (_case, answer, missing) => {
  const calls: string[][] = [];
  const wrangler = async (args: string[]) => {
    calls.push(args);
    return answer;
  };
  const worker = { config: { ...EDGE, vars: {} }, args: ["-c", "wrangler.toml", "--env=staging"] };
  expect(await missingSecrets(worker, wrangler)).toEqual(missing);
  expect(calls).toEqual([["secret", "list", "--format", "json", "-c", "wrangler.toml", "--env=staging"]]);
});

test("a question that fails is not taken for secrets that are missing", async () => {
  const wrangler = async () => ({ code: 1, stdout: "", output: "set a CLOUDFLARE_API_TOKEN environment variable" });
  const worker = { config: { ...EDGE, vars: {} }, args: [] };
  await expect(missingSecrets(worker, wrangler)).rejects.toThrow("CLOUDFLARE_API_TOKEN");
});
