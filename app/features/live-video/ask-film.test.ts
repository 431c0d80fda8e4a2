import { expect, test } from "vitest";
import { readFilm } from "./ask-film.ts";

const url = "/live-video/202611?key=1";
const answer = (data: object) => ({ businessCode: 0, data });
const film = { type: "film", film: { address: url } };
const read = (given: Parameters<typeof readFilm>[0]) => readFilm(given, (type) => type === "video/mp4");

test.each([
  ["an address", answer({ url }), film],
  ["a film that the browser plays", answer({ url, type: "video/mp4" }), film],
  [
    "a film that it does not",
    answer({ url, type: "application/vnd.apple.mpegurl" }),
    { type: "refused", fault: "unplayable" },
  ],
  ["no film", { businessCode: 404 }, { type: "refused", fault: "failed" }],
  ["an answer of another form", {}, { type: "refused", fault: "failed" }],
])("%s", (_, given, event) => {
  expect(read(given)).toEqual(event);
});
