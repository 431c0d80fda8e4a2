import { createHash } from "node:crypto";

/** SHA-256 in hexadecimal. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The text of a file; undefined if there is none. */
async function find(bucket: R2Bucket, key: string): Promise<string | undefined> {
  const object = await bucket.get(key);
  return object?.text();
}

/**
 * Stores a file and reads it back. One that is there with the same text stays as it is, so that this can be repeated in
 * a bucket whose files are locked. Returns its hash.
 */
export async function storeFile(bucket: R2Bucket, key: string, text: string): Promise<string> {
  const hash = hashOf(text);
  const known = await find(bucket, key);
  if (known !== undefined && hashOf(known) === hash) return hash;
  await bucket.put(key, text);
  const stored = await find(bucket, key);
  if (stored === undefined || hashOf(stored) !== hash) throw new Error(`${key} is not what was stored`);
  return hash;
}

/** The text of a file, as long as it is the one that was stored. */
export async function readFile(bucket: R2Bucket, key: string, hash: string): Promise<string> {
  const text = await find(bucket, key);
  if (text === undefined) throw new Error(`${key} is missing`);
  if (hashOf(text) !== hash) throw new Error(`${key} is not what was stored`);
  return text;
}

/** The name of the files with a published day's lines. */
export const linesOf = (day: string): string => `days/${day}`;

export const rowsKey = ({ contestId, name, number }: { contestId: string; name: string; number: number }): string =>
  `contests/${contestId}/${name}/${number}.jsonl`;

export const listKey = (contestId: string): string => `contests/${contestId}/files.json`;
