import type { SignedIn } from "#contract/domain/members";
import type { EdgeContext, MemberAnswer, Refusal } from "#worker/pages/context";
import type { FormState } from "~/features/forms/faults";
import type { SentCode } from "~/features/forms/sent-code";
import { TEST_NOW, testContext } from "~/features/match-list/test-context";

type Call = { name: string; query: Record<string, unknown>; botCheck?: string };

export const refused = (code: number, more: Partial<Refusal> = {}): MemberAnswer<never> => ({
  isRefused: true,
  code,
  ...more,
});
export const given = <Value>(value: Value): MemberAnswer<Value> => ({ isRefused: false, value });

export const SIGNED_IN: SignedIn = {
  kind: "signedIn",
  token: "token-1",
  user: {
    username: "u1",
    nickname: "Somchai9",
    hasPassword: true,
    notificationFlag: false,
    walkthroughFlag: false,
    identities: [],
  },
  isNewUser: false,
  wasRestored: false,
};

/** A guest's context with a function as supplier; records its calls and who was signed in. */
export function guestContext(
  answer: (call: Call) => MemberAnswer<unknown> | Error,
  changes: Partial<EdgeContext> = {},
) {
  const calls: Call[] = [];
  const begun: string[] = [];
  const challenges: string[] = [];
  const { context } = testContext(() => ({ value: [], fetchedAt: TEST_NOW }), changes);
  const account = {
    ...context.account,
    async call(name: string, query: Record<string, unknown>, botCheck?: string) {
      calls.push({ name, query, ...(botCheck && { botCheck }) });
      const answered = answer({ name, query });
      if (answered instanceof Error) throw answered;
      return answered;
    },
    async begin({ token }: Pick<SignedIn, "token">) {
      begun.push(token);
    },
    keepChallenge: async (token: string) => void challenges.push(token),
    takeChallenge: async () => challenges.pop(),
  } as EdgeContext["account"];
  return { context: { ...context, account }, calls, begun, challenges };
}

/** A form request as sent by a browser. */
export const formRequest = (address: string, fields: Record<string, string>): Request =>
  new Request(`https://matchlight.example${address}`, { method: "POST", body: new URLSearchParams(fields) });

interface AnsweredState extends FormState {
  step: string;
  sent?: SentCode;
}

/** The answer of a form's action; undefined for a redirect. */
export const stateOf = async (response: Response): Promise<AnsweredState | undefined> =>
  response.headers.get("Content-Type")?.includes("json") ? ((await response.json()) as AnsweredState) : undefined;
