import { env } from "cloudflare:workers";
import { fillPath } from "#contract/http/path-parameters";
import { publicPath } from "#contract/http/public-path";
import { ENDPOINTS, type EndpointName, type ValueOf } from "#contract/registry";
import type { Endpoint } from "#contract/wire/endpoint";
import app from "../../index.ts";
import type { Env } from "../../platform/env.ts";
import { seedSql } from "../../seed/seed.ts";
import { migrate } from "../../store/test-database.ts";

export const bindings = env as unknown as Env;

/** A database as after a first start: migrated, with the recorded matches. */
export async function seedWorld(): Promise<void> {
  await migrate(bindings.DB);
  for (const statement of seedSql().split(/;\n/))
    if (statement.trim() !== "") await bindings.DB.prepare(statement).run();
}

/** The answer to a request, made at an instant in milliseconds. */
export async function ask(
  path: string,
  query: Record<string, string>,
  now: number,
  settings: Partial<Env> = {},
): Promise<Response> {
  const filled = fillPath(path, Object.entries(query));
  const headers = { "x-clock": String(now) };
  return app.request(`${filled.path}?${new URLSearchParams(filled.rest)}`, { headers }, { ...bindings, ...settings });
}

/** A call's answer as the edge reads it. Throws if it is refused. */
export async function read<Name extends EndpointName>(
  name: Name,
  query: Record<string, string>,
  now: number,
): Promise<ValueOf<Name>> {
  const endpoint: Endpoint<unknown, unknown> = ENDPOINTS[name];
  const answer = await ask(publicPath(endpoint), query, now);
  if (answer.status !== 200) throw new Error(`${name} ${JSON.stringify(query)}: ${await answer.text()}`);
  return endpoint.parse(await answer.json()).value as ValueOf<Name>;
}
