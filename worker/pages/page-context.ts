import type { LocaleCode } from "#contract/tables/locales";
import type { Theme } from "#contract/tables/themes";
import type { OpenAccount } from "../members/account.ts";
import { accountFor } from "../members/account-for.ts";
import type { Session } from "../members/session.ts";
import { lazy } from "../platform/lazy.ts";
import { settingsOf } from "../settings/settings.ts";
import type { RequestScope } from "../upstream/request/request-upstream.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { createUpstreamClient } from "../upstream/upstream-client.ts";
import { hiddenPrices } from "../visitor/hidden-prices.ts";
import { themeText } from "../visitor/theme.ts";
import type { EdgeContext, Visitor } from "./context.ts";

const lazyStatus = lazy(() => import("../status/read-status.ts"));

interface PageContextFacts {
  upstream: Upstream;
  /** The request's; one per rendering, since it measures how long the visitor waits. */
  scope: RequestScope;
  nonce: string;
  theme: Theme;
  /** Milliseconds. */
  now: number;
  locale: LocaleCode;
  visitor: Visitor;
  /** Undefined for guests and shared pages. */
  session: Session | undefined;
  /** Empty for shared pages. */
  cookieHeader: string;
  origin: string;
  doNotCache(): void;
}

/** The app's context for one rendering. */
export function pageContext({
  upstream,
  scope,
  theme,
  session,
  cookieHeader,
  ...facts
}: PageContextFacts): EdgeContext & { account: OpenAccount } {
  const { env, requestId } = scope;
  const { locale, visitor } = facts;
  const { config, firebase, showsPricesIn, hidesPrices: isHiddenByDefault } = settingsOf(env);
  const hidden = hiddenPrices({ isAllowed: showsPricesIn(visitor.country), isHiddenByDefault, view: visitor.view });
  const client = { upstream, scope, locale, visitor };
  return {
    ...facts,
    requestId,
    account: accountFor({ session, cookieHeader, origin: facts.origin }, client),
    themeText: themeText(theme),
    config,
    ...(firebase && { firebase }),
    showsPrices: hidden === undefined,
    ...(hidden && { hiddenPrices: hidden }),
    upstream: createUpstreamClient(client),
    siteStatus: async () => (await lazyStatus()).readStatus(env),
    fetchAsset(path) {
      // Other visitors wait for it too and stay when this one disconnects.
      const answer = env.ASSETS.fetch(facts.origin + path).then(
        async (file) => new Response(await file.arrayBuffer(), file),
      );
      scope.waitUntil(answer.catch(() => undefined));
      return answer;
    },
  };
}
