import { expect, test } from "vitest";
import type { Server } from "#contract/wire/endpoint";
import { type AddressEnv, type ServerAddress, serverAddress } from "./server-address.ts";

const UPSTREAM = {};
const REAL = "https://api.supplier.example";

test.each<[string, Server, AddressEnv, ServerAddress | undefined]>([
  ["the binding", "main", { UPSTREAM }, { base: "https://upstream.internal", isEmbedded: true }],
  ["the binding's sevens", "sevens", { UPSTREAM }, { base: "https://upstream.internal/hkfc", isEmbedded: true }],
  ["the binding's fantasy", "fantasy", { UPSTREAM }, { base: "https://upstream.internal", isEmbedded: true }],
  ["a real address", "main", { UPSTREAM, API_BASE_URL: REAL }, { base: REAL, isEmbedded: false }],
  ["a real address with a path", "main", { API_BASE_URL: `${REAL}/v2//` }, { base: `${REAL}/v2`, isEmbedded: false }],
  ["its query left out", "main", { API_BASE_URL: `${REAL}/?key=1#x` }, { base: REAL, isEmbedded: false }],
  [
    "its own address",
    "sevens",
    { API_BASE_URL: "https://a.example", SEVENS_BASE_URL: REAL },
    { base: REAL, isEmbedded: false },
  ],
  ["its own address", "fantasy", { UPSTREAM, FANTASY_BASE_URL: REAL }, { base: REAL, isEmbedded: false }],
  [
    "the binding beside another's address",
    "sevens",
    { UPSTREAM, API_BASE_URL: REAL },
    { base: "https://upstream.internal/hkfc", isEmbedded: true },
  ],
  ["none, rather than simulated matches", "main", { UPSTREAM, API_BASE_URL: "api.supplier.example" }, undefined],
  ["none for a script", "main", { UPSTREAM, API_BASE_URL: "javascript:alert(1)" }, undefined],
  [
    "the binding when the address is empty",
    "main",
    { UPSTREAM, API_BASE_URL: "" },
    { base: "https://upstream.internal", isEmbedded: true },
  ],
  ["none at all", "main", {}, undefined],
])("%s for %s", (_, server, env, address) => {
  expect(serverAddress(server, env)).toEqual(address);
});
