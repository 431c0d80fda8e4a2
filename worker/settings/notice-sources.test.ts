import { expect, test } from "vitest";
import { noticeSources } from "./notice-database.ts";

const AUTH = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
const EMULATOR = "http://127.0.0.1:9099";

test.each<[url: string, emulatorUrl: string | undefined, sources: string[]]>([
  [
    "https://scores-default-rtdb.firebaseio.com",
    undefined,
    [...AUTH, "https://*.firebaseio.com", "wss://*.firebaseio.com"],
  ],
  [
    "https://scores.europe-west1.firebasedatabase.app",
    undefined,
    [...AUTH, "https://*.europe-west1.firebasedatabase.app", "wss://*.europe-west1.firebasedatabase.app"],
  ],
  ["https://database.example", undefined, [...AUTH, "https://database.example", "wss://database.example"]],
  [
    "https://firebaseio.com.example",
    undefined,
    [...AUTH, "https://firebaseio.com.example", "wss://firebaseio.com.example"],
  ],
  ["http://127.0.0.1:9000", EMULATOR, [EMULATOR, "http://127.0.0.1:9000", "ws://127.0.0.1:9000"]],
  [EMULATOR, EMULATOR, [EMULATOR, "ws://127.0.0.1:9099"]],
])("at %s, with the emulator %s, a member's page may ask %j", (url, emulatorUrl, sources) => {
  expect(noticeSources({ url, ...(emulatorUrl && { emulatorUrl }) })).toEqual(sources);
});
