/** Bindings and variables of the edge worker. What is not configured is not rendered. */
export interface Env {
  ASSETS: Fetcher;
  KV: KVNamespace;
  /** The embedded reference upstream; not used for a server whose base address is set. */
  UPSTREAM?: Fetcher;
  /** Limits what one address may cost the upstream in a minute; without it nothing is limited. */
  COLD_CALLS?: RateLimit;
  /** The same for pictures, of which a day's list has a thousand. */
  COLD_PICTURES?: RateLimit;
  /** Forms of members of one address in a minute, and about one phone number; without them nothing is limited. */
  FORMS_OF_ADDRESS?: RateLimit;
  FORMS_OF_NUMBER?: RateLimit;
  /** One form a minute that needs a check and has none; a longer count stands behind it (form-guard/allowance.ts). */
  UNCHECKED_FORMS?: RateLimit;
  /** One object a sport that pushes what happens; without it pages ask. */
  LIVE_HUB?: DurableObjectNamespace;

  /** `local`, or `production` in the deploy configuration, which refuses the clock controls. */
  ENVIRONMENT: string;
  DEFAULT_LOCALE?: string;
  DEFAULT_COUNTRY?: string;
  /** Instant (ISO 8601) at which the local clock starts, and how many seconds it runs a second. */
  NOW?: string;
  CLOCK_SPEED?: string;
  /** Guards the local clock control. */
  DEV_TOKEN?: string;
  /** Secret: keys of members' cookies, see members/session-keys.ts. */
  SESSION_KEYS?: string;
  /** Secret, the upstream's too: signs what the edge tells it of a visitor (contract/client-header.ts). */
  MEMBERS_SECRET?: string;

  /** `specified` or `standard`, as at the upstream (contract/members/password-policy.ts). */
  PASSWORD_POLICY?: string;

  /** `turnstile`, `recaptcha`, `embedded` or, only locally, `off`: see bot-check/bot-check-settings.ts. */
  BOTCHECK_PROVIDER?: string;
  BOTCHECK_SITE_KEY?: string;
  /** Secret. */
  BOTCHECK_SECRET?: string;
  /** Stand in for the services' own addresses. */
  BOTCHECK_SCRIPT_URL?: string;
  BOTCHECK_VERIFY_URL?: string;

  /** `off`: nothing is pushed. */
  LIVE_PUSH?: string;
  /** Milliseconds between two questions of a hub to the upstream. */
  LIVE_POLL_MS?: string;
  /** Listeners of one hub at a time. */
  LIVE_MAX_SOCKETS?: string;
  /** `embedded`, `firebase-rtdb`, or `none`: members hear of notices when they open a page. */
  REALTIME_PROVIDER?: string;
  /** A Realtime Database of the project of Firebase below, for `firebase-rtdb`. */
  FIREBASE_DATABASE_URL?: string;

  /** Where LINE and Zalo know the site by; signing in there is offered where it is set. Bases stand in for the real ones. */
  LINE_CLIENT_ID?: string;
  LINE_AUTH_BASE?: string;
  ZALO_CLIENT_ID?: string;
  ZALO_OAUTH_BASE?: string;

  /** A project of Firebase whose phone sign-in is offered where both are set; the domain is the project's unless set. */
  FIREBASE_API_KEY?: string;
  FIREBASE_PROJECT_ID?: string;
  FIREBASE_AUTH_DOMAIN?: string;
  /** Where the Auth emulator, or a stand-in of it, listens; local only. */
  FIREBASE_EMULATOR_URL?: string;

  API_BASE_URL?: string;
  SEVENS_BASE_URL?: string;
  FANTASY_BASE_URL?: string;
  /** The fantasy site's address that takes members, by POST; without it pages say that the game is not open yet. */
  FANTASY_ENTER_URL?: string;
  /** The fantasy site's page that logs out there: loaded unseen when a member logs out here. */
  FANTASY_LOGOUT_URL?: string;
  STORAGE_BASE_URL?: string;
  SUPPORT_MAIL?: string;
  SOCIAL_FACEBOOK?: string;
  SOCIAL_INSTAGRAM?: string;
  SOCIAL_TIKTOK?: string;
  SOCIAL_LINE?: string;
  STORE_APPLE?: string;
  STORE_GOOGLE?: string;
  /** `{lang}` in it becomes th or en; offered in Thailand. */
  APK_URL?: string;
  /** Hosts of the site, separated by commas; the first is where all others lead. */
  SITE_HOSTS?: string;
  /** Whom to write to about a vulnerability, for /.well-known/security.txt. */
  SECURITY_CONTACT?: string;
  /** `on`: browsers' makers may put the site into the lists of hosts that are asked by https only. */
  HSTS_PRELOAD?: string;
  /** Codes of countries, separated by commas, in which no prices of bookmakers are shown. */
  ODDS_OFF_COUNTRIES?: string;
  /** `on`: guests have favourites too, on their device until they have an account. */
  GUEST_FAVOURITES?: string;
  /** `on`: pages of news offer the newsletter, which the upstream sends. */
  NEWSLETTER?: string;
  /** A page of a third party that Brazil's page embeds once a visitor has agreed. */
  BRAZIL_FRAME_URL?: string;
  /** Hosts, separated by commas, whose films of the sevens' cameras members are led to. */
  LIVE_VIDEO_HOSTS?: string;
  /** Hosts, separated by commas, whose live trackers the match centre embeds once a visitor has agreed. */
  TRACKER_HOSTS?: string;
}

/** Anything but `local` counts as production, so that a misspelt ENVIRONMENT opens nothing. */
export const isLocalEnvironment = ({ ENVIRONMENT }: Pick<Env, "ENVIRONMENT">): boolean => ENVIRONMENT === "local";
