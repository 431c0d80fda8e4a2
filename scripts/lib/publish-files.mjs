import fs from "node:fs";
import path from "node:path";

const TIMEOUT = 60_000;

/** The picture named in a file, if it is next to it; the upstream validates it. */
export function coverBeside(file, text) {
  const front = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? "";
  const name = /^cover:[ \t]*["']?([\w.-]+)["']?[ \t]*(?:[ \t]#.*)?$/m.exec(front)?.[1];
  const beside = name && path.join(path.dirname(file), name);
  return beside && fs.existsSync(beside) ? { name, bytes: fs.readFileSync(beside) } : undefined;
}

/** Adds the original picture, which identifies it, and its resized versions. */
async function addCover(form, { name, bytes }) {
  form.set("cover", new Blob([bytes]), name);
  // Unavailable before packages are installed.
  const { coverSizes } = await import("./cover-sizes.mjs");
  const resized = await coverSizes(bytes);
  if (!resized) return;
  form.set("coverFallback", new Blob([resized.fallback]), name);
  for (const size of resized.sizes) form.append("coverSize", new Blob([size]), name);
}

/** The result for one file: `published`, or `faults`, each a line of text. */
export async function publishFile({ address, token }, file) {
  let bytes;
  try {
    bytes = fs.readFileSync(file);
  } catch (error) {
    return { file, faults: [`cannot be read: ${error.message}`] };
  }
  const form = new FormData();
  form.set("file", new Blob([bytes]), path.basename(file));
  const cover = coverBeside(file, bytes.toString("utf8"));
  try {
    if (cover) await addCover(form, cover);
  } catch (error) {
    return { file, faults: [`cover: cannot be resized: ${error.message}`] };
  }
  const { status, body } = await post(address, token, form);
  if (status === 200) return { file, published: body };
  return { file, faults: body.faults?.map(faultText) ?? [body.message ?? `status ${status}`] };
}

const faultText = ({ line, field, reason }) =>
  [line && `line ${line}`, field, reason].filter((part) => part !== undefined).join(": ");

async function post(address, token, body) {
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return { status: answer.status, body: await answer.json() };
  } catch (error) {
    return {
      status: 0,
      body: { message: `no answer from ${address.origin}: ${error.cause?.message ?? error.message}` },
    };
  }
}

/** Rebuilds the search index part by part; returns the number of pieces in it. Throws with the reason on failure. */
export async function rebuildSearch({ address, token }) {
  let pieces = 0;
  for (let after = 0; after !== undefined; ) {
    const { status, body } = await post(new URL(`${address.pathname}/search?after=${after}`, address), token);
    if (status !== 200) throw new Error(body.message ?? `status ${status}`);
    pieces += body.pieces;
    after = body.next;
  }
  return pieces;
}
