import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { CLIENT_HEADER, type ClientFacts, signClient } from "#contract/http/client-header";
import { fixedSearch, publicPath } from "#contract/http/public-path";
import { ENDPOINTS, type ValueOf } from "#contract/registry";
import { MEMBER_REFUSALS, type MemberRefusal, memberRefusalOf } from "#contract/tables/member-refusals";
import type { Endpoint } from "#contract/wire/endpoint";
import { createApp } from "../../app.ts";
import { CLOCK_HEADER } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";
import { openData } from "../../services/sources/open-data.ts";
import type { MemberCallName } from "./member-call.ts";

/** Notices never run by themselves: following something would make the engine play whole days during the test. */
const NO_CLOCK: Env["NOTICE_CLOCK"] = { getByName: () => ({ wake: async () => {} }) };

export const bindings: Env = { ...(env as unknown as Env), NOTICE_CLOCK: NO_CLOCK };

type Fields = Record<string, string>;

export interface MemberAnswer<Name extends MemberCallName> {
  status: number;
  /** The refusal's name; undefined if the call succeeded. */
  refusal: MemberRefusal | undefined;
  field: string | undefined;
  retryAfter: number | undefined;
  message: string;
  text: string;
  /** The value as the edge reads it. Throws if the call was refused. */
  value: ValueOf<Name>;
}

interface CallOptions {
  token?: string | undefined;
  client?: ClientFacts;
  settings?: Partial<Env>;
  /** The instant of the site's clock, in milliseconds. */
  at?: number;
}

/** An instant in the middle of a day and of every rate window. */
const START = Date.parse("2026-11-23T04:07:00Z");

let numbers = 0;

/** A number that no test has used yet. */
export const newPhone = () => {
  numbers += 1;
  return { callingCode: "66", phone: `08${String(10_000_000 + numbers)}` };
};

export const e164 = ({ phone }: { phone: string }): string => `+66${phone.slice(1)}`;

export const PASSWORD = "Abcd1234";

/** Member calls on a clock of the test's own. */
export function startMembers(settings: Partial<Env> = {}) {
  const clock = { now: START };
  const app = createApp({ open: openData, admin: new Hono<{ Bindings: Env }>(), realNow: () => clock.now });
  const behind: Promise<unknown>[] = [];
  const noticesSent: unknown[] = [];
  const NOTICES = {
    ...bindings.NOTICES,
    send: async (message: unknown) => void noticesSent.push(message),
  } as unknown as Env["NOTICES"];
  const execution = {
    waitUntil: (work: Promise<unknown>) => void behind.push(work),
    passThroughOnException: () => {},
  } as unknown as ExecutionContext;
  /** Work that calls left running after their answers. */
  const settled = () => Promise.all(behind.splice(0));

  async function call<Name extends MemberCallName>(
    name: Name,
    fields: Fields = {},
    options: CallOptions = {},
  ): Promise<MemberAnswer<Name>> {
    const endpoint = ENDPOINTS[name] as Endpoint;
    const { token, client, at } = options;
    const form = new URLSearchParams({ lang: "en", ...fields, ...(token !== undefined && { token }) });
    const headers: Fields = {};
    if (client) headers[CLIENT_HEADER] = await signClient(client, bindings.MEMBERS_SECRET ?? "", clock.now);
    if (at !== undefined) headers[CLOCK_HEADER] = String(at);
    const isGet = endpoint.method === "GET";
    const address = publicPath(endpoint) + fixedSearch(endpoint);
    const response = await app.request(
      isGet ? `${address}?${form}` : address,
      isGet ? { headers } : { method: "POST", headers, body: form },
      { ...bindings, NOTICES, ...settings, ...options.settings },
      execution,
    );
    const text = await response.text();
    const { result } = JSON.parse(text) as { result: { businessCode: number; message?: string; field?: string } };
    return {
      status: response.status,
      refusal: memberRefusalOf(result.businessCode),
      field: result.field,
      retryAfter: (result as { retryAfter?: number }).retryAfter,
      message: result.message ?? "",
      text,
      get value() {
        return endpoint.parse(JSON.parse(text)).value as ValueOf<Name>;
      },
    };
  }

  /** The latest code sent to a number; undefined if there was none. */
  async function codeFor(phone: { phone: string }): Promise<string | undefined> {
    const row = await bindings.DB.prepare("select text from sent_messages where phone = ? order by id desc")
      .bind(e164(phone))
      .first<{ text: string }>();
    return /\d{6}/.exec(row?.text ?? "")?.[0];
  }

  async function messagesTo(phone: { phone: string }): Promise<string[]> {
    const { results } = await bindings.DB.prepare("select text from sent_messages where phone = ? order by id")
      .bind(e164(phone))
      .all<{ text: string }>();
    return results.map(({ text }) => text);
  }

  /** Requests a code and reads it. */
  async function newCodeFor(
    name: MemberCallName,
    phone: { callingCode: string; phone: string },
    options?: CallOptions,
  ) {
    const sent = await call(name, phone, { client: { address: `of ${phone.phone}` }, ...options });
    if (sent.refusal) throw new Error(`${name}: ${sent.refusal}`);
    const code = await codeFor(phone);
    if (code === undefined) throw new Error(`${name}: no code for ${phone.phone}`);
    return code;
  }

  /** A new member with a new number, signed in. */
  async function join(fields: Fields = {}) {
    const phone = newPhone();
    const code = await newCodeFor("getWSUP", phone);
    const nickname = `Tester${phone.phone.slice(-6)}`;
    const given = { ...phone, code, password: PASSWORD, confirmPassword: PASSWORD, nickname, ...fields };
    const joined = await call("signup", given);
    if (joined.refusal) throw new Error(`signup: ${joined.refusal} ${joined.message}`);
    return { phone, nickname, token: joined.value.token, user: joined.value.user };
  }

  const advance = (milliseconds: number): void => {
    clock.now += milliseconds;
  };

  /** Messages of the notice queue. */
  const sentNotices = (): readonly unknown[] => noticesSent;

  return { clock, advance, settled, sentNotices, call, codeFor, messagesTo, newCodeFor, join, app };
}

export const codeOf = (refusal: MemberRefusal): number => MEMBER_REFUSALS[refusal].code;
