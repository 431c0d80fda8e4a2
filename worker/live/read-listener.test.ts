import { expect, test } from "vitest";
import { readListener } from "./read-listener.ts";

test.each([
  ["/live/football?since=1795262400000", { sport: "football", cursor: 1_795_262_400_000 }],
  ["/live/basketball/socket?since=0", { sport: "basketball", cursor: 0 }],
  ["/live/football?since=1&since=2", { sport: "football", cursor: 1 }],
  ["/live/football?x=1&since=%31", { sport: "football", cursor: 1 }],
  ["/live/cricket?since=1", { sport: undefined, cursor: 1 }],
  ["/live/?since=1", { sport: undefined, cursor: 1 }],
  ["/live/Football?since=1", { sport: undefined, cursor: 1 }],
  ...[
    "",
    "?",
    "?since=",
    "?since=-1",
    "?since=1.5",
    "?since=1e3",
    "?since=%201",
    "?since=now",
    "?since=1234567890123456",
  ].map((search): [string, object] => [`/live/football${search}`, { sport: "football", cursor: undefined }]),
])("%s", (path, listener) => {
  expect(readListener(`https://scores.example${path}`)).toEqual(listener);
});
