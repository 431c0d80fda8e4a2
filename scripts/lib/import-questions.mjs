import fs from "node:fs";
import { adminSend, reasonIn, routeOf } from "./admin-send.mjs";

/** All open questions in their order, or a reason. */
export async function readQuestions(target) {
  const all = [];
  for (let after = 0; ; ) {
    const { status, body } = await adminSend(target, routeOf(target, "/questions", { after }));
    if (status !== 200) return { reason: reasonIn({ status, body }) };
    all.push(...body.questions);
    if (body.next === undefined) return { questions: all };
    after = body.next;
  }
}

const WORDS = {
  competition: "Which competition is",
  club: "Which club is",
  round: "Which round is",
  status: "What is the status",
  zone: "In which zone are the times of",
  part: "How are points carried into the part",
};

/** A question with its suggested answers, best first, as they are typed. */
export const questionText = ({ id, kind, text, about, suggestions, rows }) =>
  [
    `${id}  ${WORDS[kind]} ${JSON.stringify(text)}? (${about}; ${rows} ${rows === 1 ? "row waits" : "rows wait"})`,
    ...suggestions.map(
      ({ answer, name, evidence }) =>
        `    ${id}=${answer}${name === answer ? "" : `  ${name}`}${evidence ? `: ${evidence}` : ""}`,
    ),
    ...(kind === "club" || kind === "competition" ? [`    ${id}=new  none of ours`] : []),
  ].join("\n");

/** The answer that opens a question again. */
export const REOPENED = "?";

const DECISION = /^\s*(\d+|club:\d+)\s*=\s*(\S.*?)\s*$/;

/** The decisions of a command: `12=new` each, or files with one a line (`#` begins a comment). Or a reason. */
export function readDecisions(args) {
  const texts = args.flatMap((arg) => {
    if (DECISION.test(arg)) return [arg];
    if (!fs.existsSync(arg)) return [`${arg} is neither a decision nor a file`];
    return fs
      .readFileSync(arg, "utf8")
      .split(/\r?\n/)
      .map((line) => line.replace(/(^|\s)#.*$/, ""))
      .filter((line) => line.trim() !== "");
  });
  const wrong = texts.find((text) => !DECISION.test(text));
  if (wrong !== undefined) return { reason: `Not a decision: ${wrong}` };
  return {
    decisions: texts.map((text) => {
      const [, question, answer] = DECISION.exec(text);
      return { question, answer };
    }),
  };
}

/** Sends decisions; returns a line for each and whether all were taken. */
export async function decideAll(target, decisions) {
  const results = [];
  for (const decision of decisions) {
    const { status, body } = await adminSend(target, routeOf(target, "/decide", decision), { method: "POST" });
    const isTaken = status === 200;
    const text = isTaken ? `${body.text}: ${decision.answer}` : reasonIn({ status, body });
    results.push({ ...decision, isTaken, text });
  }
  return results;
}
