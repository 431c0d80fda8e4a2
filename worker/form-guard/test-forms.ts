import { type Challenge, solvePuzzle } from "#contract/members/puzzle";
import type { BotCheckAction } from "#contract/tables/bot-check";
import type { EdgeContext, MemberAnswer } from "../pages/context.ts";
import type { Env } from "../platform/env.ts";
import { ORIGIN, startEdge } from "../test-edge.ts";

/** A call triggered by a form, as an action makes it. */
export interface TestForm {
  name: "getWSUP" | "getWLGP" | "login" | "loginOtp" | "changePhoneGetCode";
  phone?: string;
  /** What the browser has sent back so far. */
  cookie?: string;
  botCheck?: string;
  /** How often a page makes the call for one form; once by default. */
  times?: number;
}

const PHONE = "0812345678";
const sent = () =>
  Response.json({ message: "Success", result: { businessCode: 0, data: { resendAfter: 60, expiresIn: 300 } } });

/** A network address that no other test uses. */
export const testAddress = (): string =>
  `2001:db8:${crypto
    .getRandomValues(new Uint16Array(2))
    .join(":")
    .replace(/\d+/g, (group) => Number(group).toString(16))}::1`;

/** A number that no other test uses. */
export const testPhone = (): string =>
  `08${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(8, "0")
    .slice(-8)}`;

async function action(request: Request, { account }: EdgeContext): Promise<Response> {
  const { name, phone = PHONE, botCheck, times = 1 } = (await request.json()) as TestForm;
  const query = {
    callingCode: "66",
    phone,
    ...(name === "login" && { password: "Abcdefg12" }),
    ...(name === "loginOtp" && { code: "123456" }),
  };
  let answer: MemberAnswer<unknown> | undefined;
  for (let time = 0; time < times; time++) answer = await account.call(name, query, botCheck);
  return Response.json(answer);
}

/** The browser's cookie, as it sends it back. */
export const browserCookieIn = (response: Response): string =>
  /__Host-browser=[\w.-]+/.exec(response.headers.getSetCookie().join("; "))?.[0] ?? "";

/** The edge with an upstream that returns the configured answer; `upstream` overrides it. */
export function startForms({ env, upstream = sent }: { env?: Partial<Env>; upstream?: () => Response } = {}) {
  const edge = startEdge({ env, upstream, render: action });
  const post = ({ cookie, ...form }: TestForm, address = testAddress()): Promise<Response> => {
    const headers = { Origin: ORIGIN, "CF-Connecting-IP": address, "Content-Type": "application/json" };
    const sent = { ...headers, ...(cookie && { Cookie: cookie }) };
    return edge.get("/en/signup", { method: "POST", headers: sent, body: JSON.stringify(form) });
  };
  const send = async (form: TestForm, address?: string): Promise<MemberAnswer<unknown>> =>
    (await post(form, address)).json();
  const challenge = (action: string, address = testAddress()) =>
    edge.get(`/bot-check?action=${action}`, { headers: { "CF-Connecting-IP": address } });
  const solve = async (action: BotCheckAction): Promise<string> => {
    const { token, ...puzzle } = (await (await challenge(action)).json()) as Challenge;
    return `${token}:${await solvePuzzle(puzzle)}`;
  };
  return { ...edge, send, post, challenge, solve };
}
