import type { Provider, SignInMethod, SignUpMethod } from "#contract/domain/members";
import { PROVIDERS } from "#contract/tables/provider-names";
import { configuredMethods } from "../../services/members/login-methods.ts";
import type { Caller } from "../context/caller.ts";
import type { MemberCall } from "./member-call.ts";

const isProvider = (method: SignInMethod): method is Provider => PROVIDERS.some((one) => one === method);

/** Countries (ISO 3166-1) in which the provider is common. */
const PROVIDER_COUNTRIES: Readonly<Record<Provider, readonly string[]>> = { line: ["TH"], zalo: ["VN"] };

/** The configured methods that are usual in the country. */
const offeredMethods = ({ settings }: Caller, country = ""): SignInMethod[] =>
  configuredMethods(settings).filter((method) => !isProvider(method) || PROVIDER_COUNTRIES[method].includes(country));

export const loginMethods: MemberCall<"getLoginMethod"> = ({ countryCode }, caller) => ({
  data: { methods: offeredMethods(caller, countryCode) },
});

/** A LINE or Zalo account becomes a member's by a code sent to their number. */
export const signUpMethods: MemberCall<"getSignUpMethod"> = ({ countryCode }, caller) => {
  const methods = offeredMethods(caller, countryCode).flatMap((method): SignUpMethod[] => {
    if (method === "code") return ["phone"];
    if (isProvider(method)) return caller.settings.sms ? [method] : [];
    return method === "firebase" ? [method] : [];
  });
  return { data: { methods } };
};
