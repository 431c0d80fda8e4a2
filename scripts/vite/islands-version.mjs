// The version under which islands store answers of the supplier: code never reads what other code has stored. It is made
// of the islands' modules and not of all sources, since it stands in the runtime, which browsers keep from one deployment
// to the next where it is the same.
import { createHash } from "node:crypto";
import { ROOT } from "../lib/project.mjs";

const NAME = "ISLANDS_VERSION";

/**
 * Puts the version in the place of its name: a hash of the code of every module in the build, wherever it stands, packages
 * included.
 * @returns {import("vite").Plugin}
 */
export function islandsVersion() {
  let version = "";
  return {
    name: "islands-version",
    renderStart() {
      const hash = createHash("sha256");
      // Some modules of packages have their address in their code.
      for (const id of [...this.getModuleIds()].sort())
        hash.update((this.getModuleInfo(id)?.code ?? "").replaceAll(ROOT, ""));
      version = hash.digest("base64url").slice(0, 8);
    },
    renderChunk: (code) => (code.includes(NAME) ? code.replaceAll(NAME, JSON.stringify(version)) : null),
  };
}
