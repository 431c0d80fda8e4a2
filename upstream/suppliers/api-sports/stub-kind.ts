import type { StubKind } from "../stub/create-stub.ts";
import { answerOf, quotaHeaders, refusalOf } from "./stub-answer.ts";

const PER_MINUTE = 300;

/** Shared by the stubs of both services: the key, the headers, and errors with status 200. */
export const apiSportsStub: Pick<StubKind, "keyHeader" | "nothing" | "headers" | "refusal"> = {
  keyHeader: "x-apisports-key",
  nothing: answerOf([]),
  headers: ({ ofDay }, perDay) => quotaHeaders(ofDay, { perDay, perMinute: PER_MINUTE }),
  refusal: (why) => ({ status: 200, body: refusalOf(why === "key" ? "token" : "requests") }),
};
