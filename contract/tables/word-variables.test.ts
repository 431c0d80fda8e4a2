import { expect, test } from "vitest";
import { faultOfWord, readWord, WORD_VARIABLES, type WordVariableName } from "./word-variables.ts";

test.each<[WordVariableName, string | undefined, string, string | undefined]>([
  ["LIVE_PUSH", undefined, "on", undefined],
  ["LIVE_PUSH", "", "on", undefined],
  ["LIVE_PUSH", "OFF", "off", undefined],
  ["LIVE_PUSH", " off ", "off", undefined],
  ["LIVE_PUSH", "false", "off", "none of on, off: off taken"],
  ["ODDS_HIDDEN", "true", "on", "none of off, on: on taken"],
  ["PASSWORD_POLICY", "Standard", "standard", undefined],
  ["PASSWORD_POLICY", "strong", "standard", "none of specified, standard: standard taken"],
  ["NEWSLETTER", "yes", "off", "none of off, on: off taken"],
  ["SIMULATION", "Uncovered", "uncovered", undefined],
  ["SIMULATION", "no", "off", "none of on, uncovered, off: off taken"],
  ["REALTIME_PROVIDER", "Firebase-RTDB", "firebase-rtdb", undefined],
  ["SMS_PROVIDER", "twillio", "none", "none of none, twilio, outbox: none taken"],
])("%s=%s is %s; fault: %s", (name, text, word, fault) => {
  expect([readWord(name, text), faultOfWord(name, text)]).toEqual([word, fault]);
});

test("what counts without a word, and for an unknown one, is a word of each variable", () => {
  for (const { words, usual, unknown } of Object.values(WORD_VARIABLES))
    expect(words).toEqual(expect.arrayContaining([usual, unknown]));
});
