import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { completeLock } from "./complete-lock.mjs";

const readLock = () => JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));

describe("the lockfile", () => {
  it("names every optional package of every platform, so that npm ci accepts it anywhere", () => {
    expect(completeLock(readLock())).toEqual([]);
  });

  it("names no registry host", () => {
    expect(JSON.stringify(readLock())).not.toMatch(/"resolved":"https?:/);
  });
});

describe("completeLock", () => {
  it("adds a missing optional package with its system and processor", () => {
    const lock = {
      packages: {
        "": {},
        "node_modules/tool": {
          version: "1.0.0",
          dev: true,
          optionalDependencies: { "@tool/linux-x64": "1.0.0", "@tool/darwin-arm64": "1.0.0" },
        },
        "node_modules/@tool/linux-x64": { version: "1.0.0" },
      },
    };
    expect(completeLock(lock)).toEqual(["@tool/darwin-arm64"]);
    expect(lock.packages).toHaveProperty(["node_modules/@tool/darwin-arm64"], {
      version: "1.0.0",
      cpu: ["arm64"],
      dev: true,
      optional: true,
      os: ["darwin"],
    });
  });
});
