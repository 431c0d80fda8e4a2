import type { EndpointName, ValueOf } from "#contract/registry";
import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import { visitorCookie } from "#contract/tables/visitor-cookie";
import type { CallGuard, FormFacts } from "../form-guard/call-guard.ts";
import type { Account, Fetched, LoaderQuery, MemberAnswer, PendingAccount, UpstreamClient } from "../pages/context.ts";
import type { Env } from "../platform/env.ts";
import { lazy } from "../platform/lazy.ts";
import type { SessionKeys } from "../settings/session-keys.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";
import type { Browser } from "./browser.ts";
import { ENDED_SESSION } from "./host-cookie.ts";
import { memberOf, memberOfUser, type Session } from "./session.ts";

const lazyAttempt = lazy(() => import("./start-attempt.ts"));
const lazySeal = lazy(() => import("./seal-session.ts"));
const lazyPress = lazy(() => import("./press-cookie.ts"));
const lazyBrief = lazy(() => import("./sign-in-cookies.ts"));
const lazyPending = lazy(() => import("./pending-account.ts"));

interface AccountOptions {
  /** The request's; undefined for guests. */
  session: Session | undefined;
  cookieHeader: string;
  /** The site is read over https. */
  isSecure: boolean;
  /** May be absent locally only. */
  keys: SessionKeys | undefined;
  /** Calls with the given session's token, bypassing all caches. */
  clientFor(session: Session | undefined, facts?: FormFacts): UpstreamClient;
  /** Refuses forms before their call is made. */
  guard: CallGuard;
  /** For attempts to link an account. */
  env: Env;
  /** Remembers the numbers of its forms. */
  browser: Pick<Browser, "cookie">;
  /** Real milliseconds. */
  now?(): number;
}

/** A refusal by a rule is an answer; anything else that a call throws stays a fault. */
async function toMemberAnswer<Value>(calling: Promise<Fetched<Value>>): Promise<MemberAnswer<Value>> {
  try {
    const { value } = await calling;
    return { isRefused: false, value };
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.kind !== "refused" || error.businessCode === undefined) throw error;
    const { businessCode: code, detail: message, field, retryAfter } = error;
    return { isRefused: true, code, message, field, retryAfter };
  }
}

/** What the edge adds to the response after the page is done. */
export interface OpenAccount extends Account {
  /**
   * Set-Cookie values: for a session that began, was renewed or ended, for a pending account that ended, for an attempt
   * to link one, a passkey's challenge, a form that was kept, the browser's, and how the member sees matches if another
   * device changed that.
   */
  readonly cookies: readonly string[];
}

/** The account of one request. Nothing else sees the upstream's token. */
export function openAccount({
  session,
  cookieHeader,
  isSecure,
  keys,
  clientFor,
  guard,
  env,
  browser,
  now = Date.now,
}: AccountOptions): OpenAccount {
  let current = session;
  let cookie: string | undefined;
  let endedPending: string | undefined;
  let attempt: string | undefined;
  let challenge: string | undefined;
  let press: string | undefined;
  let view: string | undefined;

  function end(): void {
    current = undefined;
    cookie = ENDED_SESSION;
  }

  async function begin(next: Session): Promise<void> {
    if (!keys) throw new Error("SESSION_KEYS is not set: nobody can sign in");
    const { sealSession } = await lazySeal();
    cookie = await sealSession(next, keys, now());
    // What this device chose while the account could not be reached stays until another device chooses.
    if (next.view !== undefined && next.view !== current?.view)
      view = visitorCookie("view", next.view || undefined, isSecure);
    current = next;
  }

  /** Ends the session that is being replaced: it would be invisible, but still usable. */
  async function endFormer(): Promise<void> {
    if (!current) return;
    try {
      await clientFor(current).call("logout", {});
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
    }
  }

  async function make<Name extends EndpointName>(
    name: Name,
    query: LoaderQuery<Name>,
    facts: FormFacts,
  ): Promise<MemberAnswer<ValueOf<Name>>> {
    const answer = await toMemberAnswer(clientFor(current, facts).call(name, query));
    // Specification, section 4: only this code ends a session.
    if (answer.isRefused && answer.code === BUSINESS_SESSION_INVALID) end();
    return answer;
  }

  const call: Account["call"] = (name, query, botCheck) =>
    guard({ name, query, botCheck }, (facts) => make(name, query, facts));

  async function pending(): Promise<PendingAccount | undefined> {
    if (endedPending !== undefined) return undefined;
    const { readPending } = await lazyPending();
    return readPending({
      cookieHeader,
      keys,
      call,
      remove: (ended) => {
        endedPending = ended;
      },
    });
  }

  return {
    get member() {
      return current && memberOf(current);
    },
    get cookies() {
      return [cookie, endedPending, attempt, challenge, press, view, browser.cookie].filter((one) => one !== undefined);
    },
    call,
    pending,
    end,
    async begin({ token, user }) {
      (await pending())?.drop();
      await endFormer();
      await begin({ token, ...memberOfUser(user) });
    },
    async startLinking(link) {
      if (!keys || !current) throw new Error("only a member links accounts");
      const { startAttempt } = await lazyAttempt();
      const started = await startAttempt({ ...link, linksTo: current.username }, { env, keys });
      attempt = started.cookie;
      return started.url;
    },
    async keepPress(form) {
      if (!keys || !session) return false;
      const { sealPress } = await lazyPress();
      press = await sealPress(form, session.username, keys);
      return press !== undefined;
    },
    async takePress() {
      if (!current) return undefined;
      const { ENDED_PRESS, readPress } = await lazyPress();
      press = ENDED_PRESS;
      return readPress(cookieHeader, current.username, keys);
    },
    async keepChallenge(challengeToken) {
      if (!keys) throw new Error("SESSION_KEYS is not set: nobody can sign in");
      const { PASSKEY_COOKIE } = await lazyBrief();
      challenge = await PASSKEY_COOKIE.write({ challengeToken }, keys);
    },
    async takeChallenge() {
      const { PASSKEY_COOKIE } = await lazyBrief();
      challenge = PASSKEY_COOKIE.ended;
      return (await PASSKEY_COOKIE.read(cookieHeader, keys))?.challengeToken;
    },
    async renew(change) {
      if (current) await begin({ ...current, ...change });
    },
  };
}
