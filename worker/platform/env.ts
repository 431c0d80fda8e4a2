import type { FigureEnv } from "#contract/figures/write-figure";

/** Bindings and variables of the edge worker. Features that are not configured are not rendered. */
export interface Env extends FigureEnv {
  ASSETS: Fetcher;
  KV: KVNamespace;
  /** The embedded reference upstream; unused if a server's base address is set. */
  UPSTREAM?: Fetcher;
  /** Limits what one address may cost the upstream per minute; without it there is no limit. */
  COLD_CALLS?: RateLimit;
  /** The same for pictures; a day's list has a thousand. */
  COLD_PICTURES?: RateLimit;
  /** Members' forms per minute, by address and by phone number; without them there is no limit. */
  FORMS_OF_ADDRESS?: RateLimit;
  FORMS_OF_NUMBER?: RateLimit;
  /** One form a minute without its required check; a longer count follows (form-guard/form-guard.ts). */
  UNCHECKED_FORMS?: RateLimit;
  /** Objects that push changes, several per sport; without them pages poll. */
  LIVE_HUB?: DurableObjectNamespace;

  /** `local`, or `production` in the deploy configuration, which refuses the clock controls. */
  ENVIRONMENT: string;
  DEFAULT_LOCALE?: string;
  DEFAULT_COUNTRY?: string;
  /** Instant (ISO 8601) at which the local clock starts, and its seconds per real second. */
  NOW?: string;
  CLOCK_SPEED?: string;
  /** Guards the local clock control. */
  DEV_TOKEN?: string;
  /** Secret: keys of members' cookies; see settings/session-keys.ts. */
  SESSION_KEYS?: string;
  /** Secret shared with the upstream: signs what the edge reports about a visitor (contract/http/client-header.ts). */
  MEMBERS_SECRET?: string;

  /** `specified` or `standard`, as in the upstream (contract/members/password-policy.ts). */
  PASSWORD_POLICY?: string;

  /** `turnstile`, `recaptcha`, `embedded` or, only locally, `off`: see settings/bot-check-settings.ts. */
  BOTCHECK_PROVIDER?: string;
  BOTCHECK_SITE_KEY?: string;
  /** Secret. */
  BOTCHECK_SECRET?: string;
  /** Override the services' own addresses. */
  BOTCHECK_SCRIPT_URL?: string;
  BOTCHECK_VERIFY_URL?: string;

  /** `off` disables push. */
  LIVE_PUSH?: string;
  /** Milliseconds between two polls of a hub. */
  LIVE_POLL_MS?: string;
  /** Concurrent listeners of one hub. */
  LIVE_MAX_SOCKETS?: string;
  /** Hubs of a sport in one region. */
  LIVE_MAX_HUBS?: string;
  /** `embedded`, `firebase-rtdb`, or `none`: members get notices when they open a page. */
  REALTIME_PROVIDER?: string;
  /** A Realtime Database of the Firebase project below, for `firebase-rtdb`. */
  FIREBASE_DATABASE_URL?: string;

  /**
   * The site's client ids at LINE and Zalo, which enable signing in there. The base addresses replace the real ones.
   */
  LINE_CLIENT_ID?: string;
  LINE_AUTH_BASE?: string;
  ZALO_CLIENT_ID?: string;
  ZALO_OAUTH_BASE?: string;

  /** A Firebase project; phone sign-in is offered if both are set; the domain defaults to the project's. */
  FIREBASE_API_KEY?: string;
  FIREBASE_PROJECT_ID?: string;
  FIREBASE_AUTH_DOMAIN?: string;
  /** Address of the Auth emulator or a stub; local only. */
  FIREBASE_EMULATOR_URL?: string;

  API_BASE_URL?: string;
  SEVENS_BASE_URL?: string;
  FANTASY_BASE_URL?: string;
  /** The fantasy site's entry address for members, by POST; without it pages say that the game is not open yet. */
  FANTASY_ENTER_URL?: string;
  /** The fantasy site's logout page: loaded invisibly when a member logs out here. */
  FANTASY_LOGOUT_URL?: string;
  STORAGE_BASE_URL?: string;
  SUPPORT_MAIL?: string;
  /** The upstream's suppliers of live matches, by the same names, for the credits in the footer. */
  SUPPLIERS?: string;
  SOCIAL_FACEBOOK?: string;
  SOCIAL_INSTAGRAM?: string;
  SOCIAL_TIKTOK?: string;
  SOCIAL_LINE?: string;
  STORE_APPLE?: string;
  STORE_GOOGLE?: string;
  /** `{lang}` is replaced by th or en; offered in Thailand. */
  APK_URL?: string;
  /** Hosts of the site, comma-separated; all others redirect to the first. */
  SITE_HOSTS?: string;
  /** Contact for vulnerability reports, for /.well-known/security.txt. */
  SECURITY_CONTACT?: string;
  /** `on`: allows browsers to preload HSTS for the site. */
  HSTS_PRELOAD?: string;
  /** Country codes, comma-separated, where no bookmakers' prices are shown. */
  ODDS_OFF_COUNTRIES?: string;
  /** `on`: no prices until a visitor chooses to see them. */
  ODDS_HIDDEN?: string;
  /** `on`: guests have favourites too, on their device until they have an account. */
  GUEST_FAVOURITES?: string;
  /** `on`: news pages offer the newsletter, which the upstream sends. */
  NEWSLETTER?: string;
  /** A third party's page that the Brazil page embeds once a visitor has agreed. */
  BRAZIL_FRAME_URL?: string;
  /** Hosts, comma-separated, of the sevens' camera streams for members. */
  LIVE_VIDEO_HOSTS?: string;
  /** Hosts, comma-separated, of live trackers that the match centre embeds once a visitor has agreed. */
  TRACKER_HOSTS?: string;
}

/** Anything but `local` counts as production, so a misspelt ENVIRONMENT enables nothing. */
export const isLocalEnvironment = ({ ENVIRONMENT }: Pick<Env, "ENVIRONMENT">): boolean => ENVIRONMENT === "local";
