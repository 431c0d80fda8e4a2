// `npm run verify-ledger -- FILE|URL… [--key PUBLIC_KEY]`: verifies published days of a contest's ledger. A file is a
// saved response of `/api/contest/getLedgerDay?…`, a URL its address, from which a long day is read to its end. Several
// files of one day are joined in the order in which they are named. Several days of a contest are verified as a chain.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import fs from "node:fs/promises";
import { checkDays, isFaulty, NO_HASH } from "../contract/contests/ledger-chain.ts";
import { die } from "./lib/project.mjs";
import { readOptions, TEXT } from "./lib/read-options.mjs";

const USAGE = "npm run verify-ledger -- FILE|URL… [--key PUBLIC_KEY]";

/** One key in 64 begins with a dash and would be taken for an option. */
function withKeyJoined(args) {
  const at = args.indexOf("--key");
  return at < 0 || at + 1 === args.length ? args : args.toSpliced(at, 2, `--key=${args[at + 1]}`);
}

function readArguments() {
  const args = withKeyJoined(process.argv.slice(2));
  const { values, positionals } = readOptions({ key: TEXT }, { args, usage: USAGE });
  if (positionals.length === 0) die(`Name files or addresses of published days.\n\n    ${USAGE}`);
  return { key: values.key, sources: positionals };
}

const { key, sources } = readArguments();
const say = (text) => console.log(text);

async function read(source) {
  if (!/^https?:/.test(source)) return fs.readFile(source, "utf8");
  const answer = await fetch(source);
  if (!answer.ok) die(`${source} answered ${answer.status}.`);
  return answer.text();
}

const isText = (value) => typeof value === "string";

/** A day, or part of it, in a response, given whole or as its `data` alone. */
async function answerOf(source) {
  let json;
  try {
    json = JSON.parse(await read(source));
  } catch (error) {
    die(`${source} cannot be read: ${error.message}`);
  }
  const day = json.result?.data ?? json.data ?? json;
  const isDay = [day.contestId, day.day, day.previousHash, day.hash].every(isText);
  if (!isDay || !Array.isArray(day.lines) || !day.lines.every(isText))
    die(`${source} is no published day of a ledger.`);
  const { signature, publicKey } = day;
  return { ...day, signature: signature ?? undefined, publicKey: publicKey ?? undefined };
}

/** Where a day goes on. */
function addressOf(url, part) {
  const address = new URL(url);
  address.searchParams.set("part", String(part));
  return address.href;
}

/** All answers of the address of a day; a file as it is. */
async function answersOf(source) {
  const answers = [await answerOf(source)];
  if (!/^https?:/.test(source)) return answers;
  while (goesOn(answers.at(-1))) answers.push(await answerOf(addressOf(source, answers.at(-1).nextPart)));
  return answers;
}

const goesOn = ({ nextPart }) => Number.isInteger(nextPart);
const isSameDay = (one, other) => one.contestId === other.contestId && one.day === other.day;

/** Whole days, from answers in their order. */
function joined(answers) {
  const days = [];
  for (const answer of answers) {
    const before = days.at(-1);
    if (before && goesOn(before) && isSameDay(before, answer))
      days[days.length - 1] = { ...answer, lines: [...before.lines, ...answer.lines] };
    else days.push(answer);
  }
  const cut = days.find(goesOn);
  if (cut) die(`${cut.contestId}, ${cut.day} goes on behind what was given: name its address, or all its answers.`);
  return days;
}

const SIGNATURES = {
  valid: "the signature is right",
  wrong: "THE SIGNATURE IS WRONG: not this key signed this day",
  missing: "THE DAY IS NOT SIGNED: anybody could have written it, so it proves nothing",
};

function reportOn(check, day) {
  const { contestId, lines, areLinesWhole, followsDayBefore, signature, isOfKey } = check;
  say(`${contestId}, ${check.day}: ${lines} lines`);
  say(
    areLinesWhole
      ? "  the lines are those that were hashed: none was changed, left out or moved"
      : "  THE LINES ARE NOT THOSE THAT WERE HASHED: one was changed, added, left out or moved",
  );
  if (followsDayBefore === true) say("  it follows the day before it in the chain");
  else if (followsDayBefore === false)
    say("  IT DOES NOT FOLLOW THE DAY BEFORE IT: one of the two was changed, or a day between them is missing");
  else if (day.previousHash === NO_HASH) say("  it begins the chain of its contest");
  else say("  the day before it was not given, so that it is not known whether it follows");
  say(`  ${SIGNATURES[signature]}`);
  if (isOfKey === false) say("  IT NAMES ANOTHER KEY than the one that was given");
  else if (signature === "valid" && isOfKey === undefined)
    say(
      `  by the key that the file itself names: ${day.publicKey}. Compare it with the operator's, or give that by --key`,
    );
}

const days = joined((await Promise.all(sources.map(answersOf))).flat());
const checks = await checkDays(days, key);
for (const check of checks)
  reportOn(
    check,
    days.find(({ contestId, day }) => contestId === check.contestId && day === check.day),
  );
const faulty = checks.filter(isFaulty);
const allHold = key === undefined ? "All of it holds, if the key is the operator's." : "All of it holds.";
say(faulty.length === 0 ? allHold : `${faulty.length} of ${checks.length} do not hold.`);
if (faulty.length > 0) process.exitCode = 1;
