import { CARRIES } from "../data/standings/parts/split.ts";
import { readCompetitions, type SeasonKey } from "../store/import-queries.ts";
import { markStale } from "../store/layer-statements.ts";
import { prepareAll, type Statement } from "../store/load-statements.ts";
import { readTeam } from "../store/name-statements.ts";
import { answerQuestion, decideClub, readQuestion, type StoredQuestion } from "../store/question-queries.ts";
import { sportOfColumn } from "../store/schema.ts";
import { decidedStatus } from "./decided-rows.ts";
import { resolvedById, type WorldNames } from "./resolve-competition.ts";
import { buildRound } from "./round-label.ts";
import { isClub, seasonsSpelling } from "./seasons-spelling.ts";
import { IS_NEW } from "./team-resolver.ts";

/** Opens a question again. */
const OPEN = "?";

const isZone = (text: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }) !== undefined;
  } catch {
    return false;
  }
};

/** Whether the world has a club with this id: an imported club may go, and its number with it. */
const hasClub = (id: string, world: WorldNames): boolean =>
  world.competitions.some(({ teamIds }) => teamIds.includes(id));

async function isAnswer(
  database: D1Database,
  world: WorldNames,
  { kind, suggestions }: StoredQuestion,
  answer: string,
) {
  if (kind === "round") return buildRound(answer) !== undefined;
  if (kind === "status") return decidedStatus(answer) !== undefined;
  if (kind === "zone") return isZone(answer);
  if (kind === "part") return CARRIES.some((one) => one === answer);
  if (answer === IS_NEW || suggestions.some((one) => one.answer === answer)) return true;
  if (kind === "club") return hasClub(answer, world);
  return resolvedById(answer, world, await readCompetitions(database)) !== undefined;
}

const EXPECTED: Record<StoredQuestion["kind"], string> = {
  competition: "the number of a competition, or new",
  club: "the number of a club of the world, or new",
  round: "a round, such as regular, matchday 7, group A, final pool, playoff, semi-final or final",
  status: "scheduled, played, awarded, postponed, cancelled or abandoned",
  zone: "a time zone, such as Europe/London",
  part: "all, half_down, half_up or none",
};

async function run(database: D1Database, statements: readonly Statement[]): Promise<void> {
  await database.batch(prepareAll(database, statements));
}

const seasonsOfClub = (database: D1Database, world: WorldNames, key: string): Promise<SeasonKey[]> =>
  seasonsSpelling(database, world, isClub(new Set([key])));

/** `club:90012`: an imported club that is one of the world. */
async function mergeClubs(database: D1Database, world: WorldNames, id: string, answer: string, now: number) {
  const team = await readTeam(database, Number(id));
  if (!team) return { reason: `no imported club ${id}` };
  if (!hasClub(answer, world)) return { reason: `expected ${EXPECTED.club.replace(", or new", "")}: ${answer}` };
  const stale = await seasonsOfClub(database, world, team.nameKey);
  await run(database, [decideClub(team.nameKey, team.name, answer, now), ...markStale(stale)]);
  return { text: `${team.name} (${sportOfColumn(team.sport)})` };
}

/**
 * Settles a question by its number, or merges an imported club into one of the world (`club:90012`). Returns a reason
 * if there is no such question, or if this cannot be its answer. Seasons that have the club are stale then. `now` in
 * milliseconds.
 */
export async function decide(
  database: D1Database,
  world: WorldNames,
  { question, answer }: { question: string; answer: string },
  now: number,
): Promise<{ text: string } | { reason: string }> {
  const merged = /^club:(\d{1,9})$/.exec(question)?.[1];
  if (merged !== undefined) return mergeClubs(database, world, merged, answer, now);
  const found = /^\d{1,9}$/.test(question) ? await readQuestion(database, Number(question)) : undefined;
  if (!found) return { reason: `no question ${question}` };
  const isOpened = answer === OPEN;
  if (!isOpened && !(await isAnswer(database, world, found, answer)))
    return { reason: `expected ${EXPECTED[found.kind]}: ${answer}` };
  const stale = found.kind === "club" ? await seasonsOfClub(database, world, found.key) : [];
  await run(database, [answerQuestion(found.id, isOpened ? undefined : answer, now), ...markStale(stale)]);
  return { text: found.text };
}
