import type { Context } from "hono";
import { CLIENT_HEADER, readClient } from "#contract/http/client-header";
import type { MemberRefusal } from "#contract/tables/member-refusals";
import { REFUSAL_TEXTS } from "../../data/members/refusals/refusals.ts";
import { localeOf } from "../../matches/call-context.ts";
import { CLOCK_HEADER, instantOfCall } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";
import { ruleRefusal, success } from "../../platform/envelope.ts";
import { RuleRefusal } from "../../services/members/refuse.ts";
import { memberSettings } from "../../services/members/settings.ts";
import { buildCaller, type Caller } from "../context/caller.ts";
import { MEMBER_ANSWERS } from "./member-answers.ts";
import type { MemberCall, MemberCallName, OpenSports } from "./member-call.ts";

interface Request {
  c: Context<{ Bindings: Env }>;
  token: string | undefined;
  realNow(): number;
  openSports: OpenSports;
}

/** Name and call agree by the type of MEMBER_ANSWERS, which TypeScript cannot follow for a variable name. */
const callOf = (name: MemberCallName) => MEMBER_ANSWERS[name] as unknown as MemberCall<MemberCallName>;

const langOf = (query: unknown): string => (query as { lang?: string }).lang ?? "";

/** Continues work after the answer with `waitUntil` if the platform has it, otherwise concurrently. */
function laterIn(c: Request["c"], work: Promise<unknown>): void {
  try {
    c.executionCtx.waitUntil(work);
  } catch {
    void work;
  }
}

async function makeCaller({ c, token, realNow }: Request, query: unknown): Promise<Caller> {
  const now = realNow();
  const { secret } = memberSettings(c.env);
  const client = await readClient(c.req.header(CLIENT_HEADER), secret, now);
  const locale = localeOf(langOf(query));
  const siteNow = instantOfCall(c.req.header(CLOCK_HEADER), c.env.ENVIRONMENT, now);
  return buildCaller(c.env, { locale, client, token, now, siteNow, later: (work) => laterIn(c, work) });
}

/** Calls that sign in; a right one is an event of the account. */
const SIGNS_IN: readonly MemberCallName[] = [
  "login",
  "loginOtp",
  "loginPasskey",
  "loginLine",
  "loginZalo",
  "firebaseLogin",
  "forgotPasswordValidate",
];

/** Logs an attempt to sign in that was refused: how, why and from which country, never by whom. */
function noteRefused(name: MemberCallName, refusal: MemberRefusal, { client }: Caller): void {
  if (!SIGNS_IN.includes(name)) return;
  console.log(JSON.stringify({ event: "sign_in_refused", call: name, refusal, country: client?.country ?? "unknown" }));
}

/** The envelope of a member call: its result, or a rule's refusal in the caller's language. */
export async function answerMember(name: MemberCallName, query: unknown, request: Request) {
  const caller = await makeCaller(request, query);
  try {
    return success(await callOf(name)(query as never, caller, request.openSports));
  } catch (error) {
    if (!(error instanceof RuleRefusal)) throw error;
    noteRefused(name, error.refusal, caller);
    return ruleRefusal(error, REFUSAL_TEXTS[caller.locale][error.refusal]);
  }
}
