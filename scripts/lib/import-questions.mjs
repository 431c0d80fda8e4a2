import fs from "node:fs";
import { adminSend } from "./admin-send.mjs";

const at = (target, route, query) => {
  const url = new URL(target.address);
  url.pathname += route;
  url.search = new URLSearchParams(query);
  return url;
};

/** All open questions in their order, or a reason. */
export async function readQuestions(target) {
  const all = [];
  for (let after = 0; ; ) {
    const { status, body } = await adminSend(target, at(target, "/questions", { after }));
    if (status !== 200) return { reason: body.message ?? `status ${status}` };
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
    const { status, body } = await adminSend(target, at(target, "/decide", decision), { method: "POST" });
    const isTaken = status === 200;
    const text = isTaken ? `${body.text}: ${decision.answer}` : (body.message ?? `status ${status}`);
    results.push({ ...decision, isTaken, text });
  }
  return results;
}
