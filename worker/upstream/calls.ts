// All that reads what upstreams and callers send: the schemas of every call, and zod. Asked for by late-calls.ts alone.
export { ENDPOINTS, findEndpoint } from "#contract/registry";
export { checkAnswer, parseBytes } from "./check-answer.ts";
