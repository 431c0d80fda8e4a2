import { expect, test } from "vitest";
import { decideHost } from "./decide-host.ts";

const hosts = ["scores.example", "www.scores.example", "localhost:8787"];
const MAIN = "https://scores.example";

test.each<[string, ReturnType<typeof decideHost>]>([
  ["https://scores.example/en?x=1", undefined],
  ["https://www.scores.example", undefined],
  ["https://SCORES.example/", undefined],
  ["http://localhost:8787/en", undefined],
  ["http://localhost:9000/en", { kind: "redirect", location: `${MAIN}/en` }],
  [
    "https://evil.example/en/football/matches?date=2026-11-21",
    { kind: "redirect", location: `${MAIN}/en/football/matches?date=2026-11-21` },
  ],
  ["https://evil.example", { kind: "redirect", location: `${MAIN}/` }],
  ["https://evil.example?x=//scores.example/", { kind: "redirect", location: `${MAIN}/?x=//scores.example/` }],
  ["https://evil.example//other.example/", { kind: "redirect", location: `${MAIN}//other.example/` }],
  ["https://scores.example.evil/", { kind: "redirect", location: `${MAIN}/` }],
  ["https://scores.example@evil.example/", { kind: "redirect", location: `${MAIN}/` }],
  ["https://evil.example/\u0e1c?<b>", { kind: "redirect", location: `${MAIN}/%E0%B8%9C?%3Cb%3E` }],
  ["https://[/", { kind: "refuse" }],
])("%s", (url, decision) => expect(decideHost({ url, method: "GET" }, { hosts, isLocal: false })).toEqual(decision));

test.each(["POST", "PUT", "OPTIONS"])("%s of an unlisted host is refused, of a listed one not", (method) => {
  const decide = (url: string) => decideHost({ url, method }, { hosts, isLocal: false });
  expect(decide("https://evil.example/en/settings")).toEqual({ kind: "refuse" });
  expect(decide("https://scores.example/en/settings")).toBeUndefined();
});

test("HEAD is led like GET", () => {
  const decided = decideHost({ url: "https://evil.example/", method: "HEAD" }, { hosts, isLocal: false });
  expect(decided).toEqual({ kind: "redirect", location: `${MAIN}/` });
});

test("on this machine the scheme stays", () => {
  const decided = decideHost({ url: "http://evil.example/en", method: "GET" }, { hosts, isLocal: true });
  expect(decided).toEqual({ kind: "redirect", location: "http://scores.example/en" });
});

test("without a list every host is served", () => {
  expect(decideHost({ url: "https://any.example/", method: "POST" }, { hosts: [], isLocal: false })).toBeUndefined();
});
