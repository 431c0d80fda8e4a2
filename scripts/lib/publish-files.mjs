import fs from "node:fs";
import path from "node:path";
import { adminSend, reasonIn } from "./admin-send.mjs";

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
export async function publishFile(target, file) {
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
  const { status, body } = await adminSend(target, target.address, { method: "POST", body: form });
  if (status === 200) return { file, published: body };
  return { file, faults: body.faults?.map(faultText) ?? [reasonIn({ status, body })] };
}

const faultText = ({ line, field, reason }) =>
  [line && `line ${line}`, field, reason].filter((part) => part !== undefined).join(": ");

/** Rebuilds the search index part by part; returns the number of pieces in it, or a reason. */
export async function rebuildSearch(target) {
  const { address } = target;
  let pieces = 0;
  for (let after = 0; after !== undefined; ) {
    const part = new URL(`${address.pathname}/search?after=${after}`, address);
    const { status, body } = await adminSend(target, part, { method: "POST" });
    if (status !== 200) return { reason: reasonIn({ status, body }) };
    pieces += body.pieces;
    after = body.next;
  }
  return { pieces };
}
