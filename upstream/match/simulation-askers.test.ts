import { expect, it } from "vitest";

// Everything outside the simulator that reaches into its people or its sevens, and what keeps it from showing them where
// nothing invented may be shown. Whatever else is invented hangs on a match of the engine, which then does not exist.

const FILES = import.meta.glob<string>(["../**/*.ts", "!../simulator/**", "!../**/*.test.ts", "!../**/test-*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Reached only with a match that is simulated. */
const OF_MATCH = "a simulated match";
/** Refused before the call (api/context/require-shown.ts). */
const REFUSED = "requireShown";
/** Asks itself. */
const ASKS = "asks";
/** Shows nothing of whom it finds: seasons, leagues, names for ids, shapes. */
const SHOWS_NOTHING = "shows nothing";

const GUARDS: Record<string, string> = {
  "../api/basketball/info.ts": OF_MATCH,
  "../api/context/requested.ts": ASKS,
  "../api/match-centre/line-ups.ts": OF_MATCH,
  "../api/match-centre/match-facts.ts": OF_MATCH,
  "../api/members/live-video.ts": REFUSED,
  "../api/people/matches-of-player.ts": SHOWS_NOTHING,
  "../api/people/performance-page.ts": "api/context/requested.ts",
  "../api/people/player-info.ts": ASKS,
  "../api/people/player-seasons.ts": SHOWS_NOTHING,
  "../api/people/squad-status.ts": ASKS,
  "../api/people/team-info.ts": ASKS,
  "../api/people/write-people.ts": SHOWS_NOTHING,
  "../api/sevens/details.ts": REFUSED,
  "../api/sevens/groups.ts": REFUSED,
  "../api/sevens/knockout.ts": REFUSED,
  "../api/sevens/matches.ts": ASKS,
  "../api/sevens/sevens-answers.ts": ASKS,
  "../api/standings/basketball-leaders.ts": OF_MATCH,
  "../api/standings/leaders.ts": OF_MATCH,
  "../matches/wire/player-wire.ts": SHOWS_NOTHING,
  "../services/contests/simulated-members.ts": "CONTEST_ENTRIES, which counts only where everything is simulated",
  "../services/media/person-pictures.ts": "services/media/routes.ts and share/read-share.ts",
  "../services/media/routes.ts": ASKS,
  "../services/media/share/read-share.ts": ASKS,
  "../services/news/stories/debuts.ts": OF_MATCH,
  "../services/news/stories/scorers.ts": OF_MATCH,
  "../services/notices/notice-text.ts": OF_MATCH,
  "../services/search/players.ts": ASKS,
};

it("everything that reaches for invented people is kept from showing them", () => {
  const reaching = Object.entries(FILES).filter(([, text]) => /from ".*simulator\/(people|sevens)\//.test(text));
  expect(reaching.map(([file]) => file).sort()).toEqual(Object.keys(GUARDS).sort());
  const asking = reaching.filter(([, text]) => /simulation|SIMULATION/.test(text)).map(([file]) => file);
  for (const [file, guard] of Object.entries(GUARDS)) if (guard === ASKS) expect(asking).toContain(file);
});
