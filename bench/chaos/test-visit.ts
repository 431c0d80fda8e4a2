import type { Visit } from "./visits.ts";

/** A page as it should be; tests override single fields. */
export const goodVisit: Visit = {
  group: "pages",
  path: "/th/football/matches",
  status: 200,
  ms: 20,
  text: '<!doctype html><html lang="th"><h1>a</h1></html>',
  isComplete: true,
  saysAge: false,
  isReadable: true,
  retryAfter: null,
  location: null,
};
