import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { openParts } from "./import-parts.mjs";

const TIMEOUT = 120_000;
/** How often a part is sent if the connection breaks, and the milliseconds between: importing twice changes nothing. */
const TRIES = 3;
const PAUSE = 1_000;
const UNPROCESSABLE = 422;
const IN_ANOTHER_PASS = 202;
/** Names first, then matches with rounds, matches without, and additions to matches. */
const PASSES = [1, 2, 3, 4];

async function hashOf(file) {
  const hash = createHash("sha256");
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest("hex");
}

async function sendPart({ address, token }, { file, hash, batch }, part, pass) {
  const url = new URL(address);
  url.searchParams.set("file", path.basename(file.path));
  url.searchParams.set("hash", hash);
  if (batch !== undefined) url.searchParams.set("batch", batch);
  if (pass) url.searchParams.set("pass", pass);
  if (part.line > 2 || !part.isLast) {
    url.searchParams.set("line", part.line);
    url.searchParams.set("last", part.isLast ? 1 : 0);
  }
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
        body: part.text,
        signal: AbortSignal.timeout(TIMEOUT),
      });
      return { status: answer.status, body: await answer.json() };
    } catch (error) {
      const isBroken = error instanceof TypeError;
      const reason = error.cause?.message ?? error.message;
      if (!isBroken || tries === TRIES)
        return { status: 0, body: { message: `no answer from ${url.origin}: ${reason}` } };
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** The result for a file with a failed part: the parts before it are imported. */
const failedAt = ({ line }, { status, body }) => {
  if (line === 2) return { status, body };
  const message = `from line ${line}: ${body.message ?? `status ${status}`}; what stands before is loaded`;
  return { status: 0, body: { message } };
};

/** Sends a file part by part; returns the combined result, or the first refusal. `run.batch` is set by the first file. */
async function sendFile(target, file, pass, run) {
  let parts;
  let hash;
  try {
    parts = await openParts(file.path);
    hash = await hashOf(file.path);
  } catch (error) {
    return { ...file, status: 0, body: { message: `cannot be read: ${error.message}` } };
  }
  if (parts.reason) return { ...file, status: UNPROCESSABLE, body: { message: parts.reason } };
  const begin = Date.now();
  const body = { competitions: [], facts: [], questions: 0 };
  for (let part = await parts.next(); part; part = await parts.next()) {
    const answer = await sendPart(target, { file, hash, batch: run.batch }, part, pass);
    if (answer.status !== 200) {
      await parts.close();
      return { ...file, ...failedAt(part, answer) };
    }
    run.batch ??= answer.body.batch;
    body.format = answer.body.format;
    body.competitions.push(...answer.body.competitions);
    body.facts.push(...(answer.body.facts ?? []));
    body.questions += answer.body.questions ?? 0;
    parts.took(answer.body.taken);
  }
  return { ...file, status: 200, body, seconds: (Date.now() - begin) / 1000 };
}

/**
 * Sends files in the best order for importing, which the upstream knows; returns results in the given order, and the
 * batch that they are, if anything was imported.
 */
export async function sendAll(target, files) {
  const results = new Map();
  let waiting = files.map((file) => ({ file, pass: PASSES[0] }));
  const isOne = files.length === 1;
  const run = {};
  for (const pass of PASSES) {
    const later = [];
    for (const { file, pass: wanted } of waiting) {
      if (wanted !== pass) {
        later.push({ file, pass: wanted });
        continue;
      }
      const result = await sendFile(target, file, isOne ? undefined : pass, run);
      if (result.status === IN_ANOTHER_PASS) later.push({ file, pass: result.body.pass });
      else results.set(file, result);
    }
    waiting = later;
  }
  return { batch: run.batch, results: files.map((file) => results.get(file)) };
}
