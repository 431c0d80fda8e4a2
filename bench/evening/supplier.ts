import { createServer } from "node:http";
import { MINUTE } from "#contract/time/units";
import { listenOnLoopback } from "../../scripts/lib/loopback.mjs";
import { createStub, type StubKind, stubVariables } from "../../upstream/suppliers/stub/create-stub.ts";
import type { Evening } from "../../upstream/suppliers/stub/evening.ts";

/** Of answers: what is in play, and details. */
const KINDS = ["live", "ids"] as const;

/** The site starts while the first minutes of the evening pass. */
const STANDS_AT = 5;

/** A supplier whose evening stands at a minute until it is moved. With a seed, matches of our own engine are played. */
export async function startSupplier(kind: StubKind, seed?: string) {
  const startedAt = Math.floor(Date.now() / MINUTE) * MINUTE - STANDS_AT * MINUTE;
  const evening: Evening = { startedAt, speed: 1, ...(seed !== undefined && { seed }) };
  const stub = createStub(kind, { evening });
  let instant = startedAt + STANDS_AT * MINUTE;
  /** When the minute was reported first. */
  const answeredAt = { live: 0, ids: 0 };
  const server = createServer(async (request, response) => {
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as [string, string]] : [],
    );
    const answer = stub(new Request(`http://supplier${request.url}`, { headers }), instant);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
    for (const name of KINDS) if (request.url?.includes(`${name}=`)) answeredAt[name] ||= Date.now();
  });
  const { url, close } = await listenOnLoopback(server);
  return {
    close,
    evening,
    answeredAt,
    /** For a site that asks this supplier. */
    variables: stubVariables(kind, url, evening) as Record<string, string>,
    instant: () => instant,
    /** To so many minutes after the first kick-off. */
    moveTo(minutes: number) {
      instant = startedAt + (2 + minutes) * MINUTE;
      Object.assign(answeredAt, { live: 0, ids: 0 });
    },
  };
}

export type Supplier = Awaited<ReturnType<typeof startSupplier>>;

/** Variables that several suppliers of a site make together. */
export function variablesOf(suppliers: readonly Supplier[]): Record<string, string> {
  const joined = (name: string) => suppliers.map(({ variables }) => variables[name]).join(",");
  const all = Object.assign({}, ...suppliers.map(({ variables }) => variables)) as Record<string, string>;
  return { ...all, SUPPLIERS: joined("SUPPLIERS"), SUPPLIER_COMPETITIONS: joined("SUPPLIER_COMPETITIONS") };
}
