// Everything that parses upstreams' and callers' data: the schemas of every call, and zod. Loaded by lazy-calls.ts
// only.
export { ENDPOINTS, findEndpoint } from "#contract/registry";
export { checkAnswer, parseBytes } from "./check-answer.ts";
