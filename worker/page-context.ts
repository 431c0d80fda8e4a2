import type { LocaleCode } from "#contract/tables/locales";
import type { Theme } from "#contract/tables/themes";
import type { EdgeContext, Visitor } from "./context.ts";
import type { Env } from "./env.ts";
import { themeText } from "./preferences/theme.ts";
import { settingsOf } from "./settings.ts";
import { requestScope } from "./upstream/ask-upstream.ts";
import type { Upstream } from "./upstream/upstream.ts";
import { createUpstreamClient } from "./upstream/upstream-client.ts";

export interface PageContextFacts {
  upstream: Upstream;
  env: Env;
  waitUntil(work: Promise<unknown>): void;
  /** The visitor's network address, where it is known. */
  address: string | undefined;
  requestId: string;
  nonce: string;
  theme: Theme;
  /** Milliseconds. */
  now: number;
  locale: LocaleCode;
  visitor: Visitor;
  origin: string;
  doNotCache(): void;
}

/** What the app gets for one rendering. */
export function pageContext({ upstream, env, waitUntil, address, theme, ...facts }: PageContextFacts): EdgeContext {
  const { requestId, locale, visitor } = facts;
  const scope = requestScope({ env, requestId, waitUntil, address, isPage: true });
  const { config, showsPricesIn } = settingsOf(env);
  return {
    ...facts,
    themeText: themeText(theme),
    config,
    showsPrices: showsPricesIn(visitor.country),
    upstream: createUpstreamClient({ upstream, scope, locale, visitor }),
    fetchAsset: (path) => env.ASSETS.fetch(facts.origin + path),
  };
}
