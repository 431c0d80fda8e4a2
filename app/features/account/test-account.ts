import type { UserInfo } from "#contract/domain/members";
import { isKept } from "#worker/members/press-cookie";
import type { EdgeContext, KeptPress, MemberAnswer, SentForm } from "#worker/pages/context";
import { testContext } from "~/features/match-list/test-context";

export const TEST_USER: UserInfo = {
  username: "u1",
  nickname: "Somchai9",
  profilePicture: "avatar/03.svg",
  phoneMasked: "+66 •••• 5678",
  hasPassword: true,
  preferredCountry: "TH",
  preferredLanguage: "th",
  notificationFlag: false,
  walkthroughFlag: false,
  registrationDate: "2026-11-03",
  identities: [],
};

export const refused = (code: number, field?: string): MemberAnswer<never> => ({
  isRefused: true,
  code,
  message: `refused ${code}`,
  field,
});
export const SESSION_OVER = refused(100_007);

/** The supplier is down. */
export const noAnswer = (): never => {
  throw Object.assign(new Error("down"), { name: "UpstreamFault", kind: "network", endpoint: "any" });
};

type Answers = Record<string, (query: Record<string, unknown>) => unknown>;

/**
 * A member whose calls are answered by name; `undefined` if a call has no answer here. Code 100007 ends the session.
 */
export function testMember(
  answers: Answers,
  { isGuest = false, ...changes }: { isGuest?: boolean } & Partial<EdgeContext> = {},
) {
  const calls: [name: string, query: object, botCheck?: string][] = [];
  const renewals: object[] = [];
  const kept: KeptPress[] = [];
  const challenges: string[] = [];
  const start = { username: "u1", nickname: "Somchai9", avatar: "03", country: "TH", language: "th" };
  let member: typeof start | undefined = isGuest ? undefined : start;
  const call = async (name: string, query: Record<string, unknown>, botCheck?: string) => {
    calls.push(botCheck ? [name, query, botCheck] : [name, query]);
    const value = answers[name]?.(query);
    if (typeof value === "object" && value !== null && "isRefused" in value) {
      if ((value as { code?: number }).code === 100_007) member = undefined;
      return value;
    }
    return { isRefused: false, value };
  };
  const account = {
    get member() {
      return member;
    },
    call,
    begin: () => Promise.reject(new Error("nobody signs in in this test")),
    renew: async (change: object = {}) => void renewals.push(change),
    keepPress: async ({ path, fields }: SentForm) => fields.every(isKept) && kept.push({ path, fields }) > 0,
    takePress: async () => kept.pop(),
    keepChallenge: async (token: string) => void challenges.push(token),
    takeChallenge: async () => challenges.pop(),
    end: () => {
      member = undefined;
    },
  } as unknown as EdgeContext["account"];
  const { context } = testContext(() => undefined, { account, ...changes });
  return { context, calls, renewals, kept, challenges };
}

const ORIGIN = "https://scores.example";
export const getRequest = (path: string): Request => new Request(ORIGIN + path);
export const formRequest = (path: string, fields: Record<string, string>): Request =>
  new Request(ORIGIN + path, { method: "POST", body: new URLSearchParams(fields) });

/** The outcome of an action or loader: its redirect, or its status and data. A thrown response counts as returned. */
export async function outcomeOf(work: Promise<unknown>): Promise<unknown> {
  const answer = await work.catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) return answer;
  return answer.headers.get("Location") ?? [answer.status, await answer.json()];
}
