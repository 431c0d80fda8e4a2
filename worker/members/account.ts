import type { EndpointName, ValueOf } from "#contract/registry";
import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import type { Account, LoaderQuery, MemberAnswer, PendingAccount, UpstreamClient } from "../context.ts";
import type { CallGuard } from "../form-guard/call-guard.ts";
import { late } from "../late.ts";
import { UpstreamFault } from "../upstream/fault.ts";
import { answerOf } from "./member-answer.ts";
import { memberOfUser } from "./member-of-user.ts";
import { memberOf, type Session } from "./session.ts";
import { ENDED_SESSION } from "./session-cookie.ts";
import type { SessionKeys } from "./session-keys.ts";

const lateSeal = late(() => import("./seal-session.ts"));
const latePending = late(() => import("./pending-account.ts"));

export interface AccountOptions {
  /** Of the request; undefined for guests. */
  session: Session | undefined;
  cookieHeader: string;
  /** None only locally. */
  keys: SessionKeys | undefined;
  /** Calls with the token of the session that it is given, past all caches. */
  clientFor(session: Session | undefined): UpstreamClient;
  /** Refuses forms before their call is made. */
  guard: CallGuard;
  /** Real milliseconds. */
  now?(): number;
}

/** What the edge adds to the answer after the page has done its work. */
export interface OpenAccount extends Account {
  /** Values of Set-Cookie: of a session that began, was renewed or ended, of a pending account that is over. */
  readonly cookies: readonly string[];
}

/** The account of one request. Only it sees the upstream's token. */
export function openAccount({
  session,
  cookieHeader,
  keys,
  clientFor,
  guard,
  now = Date.now,
}: AccountOptions): OpenAccount {
  let current = session;
  let cookie: string | undefined;
  let endedPending: string | undefined;

  function end(): void {
    current = undefined;
    cookie = ENDED_SESSION;
  }

  async function begin(next: Session): Promise<void> {
    if (!keys) throw new Error("SESSION_KEYS is not set: nobody can sign in");
    const { sealSession } = await lateSeal();
    cookie = await sealSession(next, keys, now());
    current = next;
  }

  /** The session that another takes the place of: nobody would see it any more, and it could still be used. */
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
  ): Promise<MemberAnswer<ValueOf<Name>>> {
    const answer = await answerOf(clientFor(current).call(name, query));
    // Specification, section 4: this code and nothing else ends a session.
    if (answer.isRefused && answer.code === BUSINESS_SESSION_INVALID) end();
    return answer;
  }

  const call: Account["call"] = (name, query, botCheck) => guard({ name, query, botCheck }, () => make(name, query));

  async function pending(): Promise<PendingAccount | undefined> {
    if (endedPending !== undefined) return undefined;
    const { readPending } = await latePending();
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
      return [cookie, endedPending].filter((one) => one !== undefined);
    },
    call,
    pending,
    end,
    async begin({ token, user }) {
      (await pending())?.drop();
      await endFormer();
      await begin({ token, ...memberOfUser(user) });
    },
    async renew(change) {
      if (current) await begin({ ...current, ...change });
    },
  };
}
