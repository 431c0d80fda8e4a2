import path from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { ROOT, UPSTREAM_CONFIG } from "../lib/project.mjs";

export const EDGE_CONFIG = "wrangler.toml";

/**
 * The workers of an environment, in the order in which they are deployed: the edge is bound to the upstream. Throws where
 * a file has no such environment.
 * @param {{ env?: string, isEdgeOnly?: boolean }} chosen production, unless told
 */
export function readWorkers({ env, isEdgeOnly = false }) {
  const read = (file) => ({
    file,
    // Without a value wrangler asks which is meant.
    args: ["-c", file, `--env=${env ?? ""}`],
    config: readConfig({ config: path.join(ROOT, file), env }, { hideWarnings: true }),
  });
  return [...(isEdgeOnly ? [] : [read(UPSTREAM_CONFIG)]), read(EDGE_CONFIG)];
}

/** Bindings of a configuration by kind: names only, which the code knows, not what is behind them. */
export const bindingsOf = (config) => ({
  kv: config.kv_namespaces.map(({ binding }) => binding),
  databases: config.d1_databases.map(({ binding }) => binding),
  buckets: config.r2_buckets.map(({ binding }) => binding),
  services: config.services?.map(({ binding }) => binding) ?? [],
  objects: config.durable_objects.bindings.map(({ name, class_name }) => `${name} ${class_name}`),
  producers: config.queues.producers?.map(({ binding }) => binding) ?? [],
  consumers: config.queues.consumers?.length ?? 0,
  limits: config.ratelimits?.map(({ name, simple }) => `${name} ${simple.limit}`) ?? [],
  figures: config.analytics_engine_datasets.map(({ binding }) => binding),
});

/** What stands behind the bindings, and the worker's own name: no two environments may share any of it. */
export const storesOf = (config) => [
  config.name,
  ...config.kv_namespaces.map(({ id }) => id),
  ...config.d1_databases.map(({ database_id }) => database_id),
  ...config.r2_buckets.map(({ bucket_name }) => bucket_name ?? ""),
  ...(config.services?.map(({ service }) => service) ?? []),
  ...(config.queues.producers?.map(({ queue }) => queue) ?? []),
  ...(
    config.queues.consumers?.flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue ?? ""]) ?? []
  ).filter(Boolean),
  ...(config.ratelimits?.map(({ namespace_id }) => namespace_id) ?? []),
  ...config.analytics_engine_datasets.map(({ dataset }) => dataset),
];
