import { $ZodError } from "zod/v4/core";
import { BUSINESS_BAD_REQUEST, BUSINESS_GONE, BUSINESS_NOT_FOUND } from "#contract/tables/business-codes";
import type { Endpoint, Fault, Parsed } from "#contract/wire/endpoint";
import { BusinessRefusal, Envelope } from "#contract/wire/envelope";
import { buildFault } from "#contract/wire/scalars";
import type { FaultKind } from "../../pages/context.ts";
import { UpstreamFault } from "./fault.ts";
import type { RawAnswer } from "./fetch-answer.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[` and `{`, and `]` and `}`, differ in this bit. */
const CURLY = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** The index after a string whose content starts at `from`; the end if it is unterminated. */
function endOfText(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

/** Whether a JSON text (UTF-8) nests lists and objects deeper than `most` levels. */
export function isDeeperThan(most: number, bytes: Uint8Array): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) at = endOfText(bytes, at + 1);
    else if ((byte | CURLY) === CLOSING) depth -= 1;
    else if ((byte | CURLY) === OPENING) {
      depth += 1;
      if (depth > most) return true;
    }
  }
  return false;
}

type Reader = Pick<Endpoint, "name" | "parse" | "namesOne">;

/**
 * Nested lists take thirty times their text in memory. That is harmless up to this many bytes; no larger answer of ours
 * nests deeper than this.
 */
const LARGE = 256 * 1024;
const DEEPEST = 64;

const decoder = new TextDecoder("utf-8", { fatal: true });

function readJson(bytes: Uint8Array): { json: unknown } | undefined {
  if (bytes.byteLength > LARGE && isDeeperThan(DEEPEST, bytes)) return undefined;
  try {
    return { json: JSON.parse(decoder.decode(bytes)) };
  } catch {
    return undefined;
  }
}

/** The upstream's message to the caller in a refusal that follows the envelope. */
function wordsOf(bytes: Uint8Array): string | undefined {
  const envelope = Envelope.safeParse(readJson(bytes)?.json);
  return envelope.success ? (envelope.data.result.message ?? undefined) : undefined;
}

/** Gateways answer with HTML: a 404 page means that this is the wrong server, not that an id is unknown. */
const isPage = (bytes: Uint8Array): boolean =>
  new TextDecoder().decode(bytes.subarray(0, 64)).trimStart().startsWith("<");

/** Meaning of statuses and business codes for the thing that a call names. */
const KINDS: Readonly<Record<number, FaultKind | undefined>> = {
  [BUSINESS_BAD_REQUEST]: "bad_request",
  [BUSINESS_NOT_FOUND]: "not_found",
  [BUSINESS_GONE]: "gone",
};

const kindOfCode = (code: number, { namesOne }: Reader): FaultKind => (namesOne && KINDS[code]) || "refused";

function parseFault(error: unknown, endpoint: Reader): UpstreamFault {
  const { name } = endpoint;
  if (error instanceof BusinessRefusal) {
    const { code, detail, field, retryAfter } = error;
    return new UpstreamFault(kindOfCode(code, endpoint), name, { businessCode: code, detail, field, retryAfter });
  }
  const fault: Fault = error instanceof $ZodError ? buildFault(error) : { path: "(root)", reason: "unreadable" };
  // Not as the cause: until its stack is read, an error retains the whole answer.
  return new UpstreamFault("shape", name, { field: fault.path });
}

/** Parses an answer's bytes, whatever their content type. Throws UpstreamFault. */
export function parseBytes(endpoint: Reader, bytes: Uint8Array): Parsed<unknown> {
  const read = readJson(bytes);
  if (!read) throw new UpstreamFault("not_json", endpoint.name);
  try {
    return endpoint.parse(read.json);
  } catch (error) {
    throw parseFault(error, endpoint);
  }
}

/** Validates an answer of the upstream. Throws UpstreamFault. */
export function checkAnswer(endpoint: Reader, { status, bytes }: RawAnswer): Parsed<unknown> {
  const kind = KINDS[status];
  if (!kind) return parseBytes(endpoint, bytes);
  if (!endpoint.namesOne || isPage(bytes)) throw new UpstreamFault("status", endpoint.name, { status });
  throw new UpstreamFault(kind, endpoint.name, { status, businessCode: status, detail: wordsOf(bytes) });
}
