import fs from "node:fs";
import path from "node:path";
import { die } from "./project.mjs";

/**
 * The files behind the arguments; folders are walked in name order. `isNamed` files were given by name: the user
 * expects matches, so an unknown format is a failure; inside a folder it is only listed.
 */
export function filesOf(places) {
  return places.flatMap((place) => {
    if (!fs.existsSync(place)) return die(`${place} does not exist.`);
    if (!fs.statSync(place).isDirectory()) return [{ path: place, isNamed: true }];
    return (
      fs
        .readdirSync(place, { recursive: true })
        .map((name) => path.join(place, String(name)))
        // A broken link stays in the list: it fails as an unreadable file.
        .filter((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? true)
        .sort()
        .map((file) => ({ path: file, isNamed: false }))
    );
  });
}
