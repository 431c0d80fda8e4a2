import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { BIN, childEnv, ROOT } from "./lib/project.mjs";

const KB = 1000;
/** What a cold start reads. The goal is 250 kB (docs/decisions/0015). */
const MOST = 262 * KB;

// `npm test` builds the app first; the rest is what `npm run deploy -- --dry-run --edge-only` does.
test(`the edge worker's bundle weighs at most ${MOST / KB} kB of gzip`, { timeout: 120_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), "edge-bundle-"));
  try {
    const options = ["deploy", "--dry-run", "-c", "wrangler.toml", "--outdir", folder];
    execFileSync(path.join(BIN, "wrangler"), options, { cwd: ROOT, env: childEnv(), stdio: "pipe" });
    const bytes = gzipSync(readFileSync(path.join(folder, "index.js"))).length;
    console.log(`edge worker: ${(bytes / KB).toFixed(1)} kB gzip`);
    expect(bytes).toBeGreaterThan(100 * KB);
    expect(bytes).toBeLessThan(MOST);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
