import { Hono } from "hono";
import { readSharePicture } from "#contract/tables/share-pictures";
import type { TeamEntry } from "../../data/entries/types.ts";
import { clubIdOfYouth } from "../../data/entries/youth-teams.ts";
import { simulationMode } from "../../match/simulation.ts";
import type { CallContext } from "../../matches/call-context.ts";
import type { Directory } from "../../matches/directory.ts";
import { CLOCK_HEADER, instantOfCall, systemClock } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";
import { notFound } from "../../platform/envelope.ts";
import { clubOfEntrant, sevensTeam } from "../../simulator/sevens/entrants.ts";
import { publishedOf } from "../highlights/published.ts";
import { numberedAvatar } from "./avatar.ts";
import { bannerPicture } from "./banner.ts";
import { competitionCrest, teamCrest } from "./crest.ts";
import { drawn } from "./drawn.ts";
import { highlightAnimation, highlightCover } from "./highlight.ts";
import { personPicture } from "./person-pictures.ts";
import { drawnShare } from "./share/drawn-share.ts";
import { readShare } from "./share/read-share.ts";

export const PICTURE = {
  // Drawings only change with a release, and a week's delay is acceptable.
  "Cache-Control": "public, max-age=604800, stale-while-revalidate=2592000",
  "Content-Security-Policy": "default-src 'none'",
};
export const BITMAP = { ...PICTURE, "Content-Type": "image/png" };
export const DRAWING = { ...PICTURE, "Content-Type": "image/svg+xml; charset=utf-8" };

/** Of a picture that shows another state than its address names: one that is over, or has not come yet. */
export const BRIEF = { "Cache-Control": "public, max-age=60" };

/** An animated drawing contains its own styles. */
const MOVING = "default-src 'none'; style-src 'unsafe-inline'";

/** A team, or the club whose crest it has. */
function clubById(directory: Directory, id: string): TeamEntry | undefined {
  const entrant = sevensTeam(id);
  const team = entrant ? clubOfEntrant(entrant) : directory.teamById(id);
  const clubId = team && clubIdOfYouth(team);
  return (clubId && directory.teamById(clubId)) || team;
}

/**
 * `/team/{id}`, `/competition/{id}`: crests; `/player/{id}`, `/coach/{id}`: portraits, all of them PNG. As SVG:
 * `/avatar/{id}.svg`: members' avatars; `/banner/{id}-{language}-{device}.svg`: house banners;
 * `/share/{…}.png`: pictures for previews, named by contract/tables/share-pictures.ts;
 * `/highlight/{match}.svg`, `-play.svg`: a summary's cover and the summary. All are drawn on request.
 */
export function pictures(open: (env: Env) => Promise<Omit<CallContext, "now">>): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.get("/team/:id", async (c) => {
    const club = clubById((await open(c.env)).directory, c.req.param("id"));
    if (!club) throw notFound("id", "no such team");
    return c.body(await drawn(teamCrest(club)), 200, BITMAP);
  });
  app.get("/competition/:id", async (c) => {
    const competition = (await open(c.env)).directory.competitionById(c.req.param("id"));
    if (!competition) throw notFound("id", "no such competition");
    return c.body(await drawn(competitionCrest(competition)), 200, BITMAP);
  });
  app.get("/:kind{player|coach}/:id", async (c) => {
    const now = instantOfCall(c.req.header(CLOCK_HEADER), c.env.ENVIRONMENT, systemClock());
    const kind = c.req.param("kind") === "coach" ? "coach" : "player";
    const isShown = simulationMode(c.env.SIMULATION) !== "off";
    const picture = isShown ? personPicture(kind, c.req.param("id"), now) : undefined;
    if (!picture) throw notFound("id", "no such person");
    return c.body(await drawn(picture), 200, BITMAP);
  });
  // Only published summaries: a guessed address must not reveal a result ahead of time.
  app.get("/highlight/:file", async (c) => {
    const [, matchId = "", isPlay] = /^(\d+)(-play)?\.svg$/.exec(c.req.param("file")) ?? [];
    const { directory, sources } = await open(c.env);
    const now = instantOfCall(c.req.header(CLOCK_HEADER), c.env.ENVIRONMENT, systemClock());
    const fixture = await sources.find(matchId, now);
    const state = fixture && (await sources.stateAt(fixture, now));
    const published = fixture && state && publishedOf({ fixture, state }, now);
    const [home, away] = [fixture?.homeId, fixture?.awayId].map((id) => id && directory.teamById(id));
    if (!published || !home || !away) throw notFound("file", "no such highlight");
    const picture = isPlay
      ? highlightAnimation({ home, away }, state.goals, state.score ?? [0, 0])
      : highlightCover({ home, away });
    return c.body(picture, 200, isPlay ? { ...DRAWING, "Content-Security-Policy": MOVING } : DRAWING);
  });
  app.get("/avatar/:file{.+\\.svg}", (c) => {
    const picture = numberedAvatar(c.req.param("file").replace(/\.svg$/, ""));
    if (!picture) throw notFound("file", "no such avatar");
    return c.body(picture, 200, DRAWING);
  });
  app.get("/share/:file", async (c) => {
    const wish = readSharePicture(c.req.param("file"));
    const data = await open(c.env);
    const now = instantOfCall(c.req.header(CLOCK_HEADER), c.env.ENVIRONMENT, systemClock());
    const share = wish && (await readShare(wish, { ...data, now }));
    if (!share) throw notFound("file", "no such picture");
    return c.body(await drawnShare(share.svg), 200, share.isCurrent ? BITMAP : { ...BITMAP, ...BRIEF });
  });
  app.get("/banner/:file", (c) => {
    const picture = bannerPicture(c.req.param("file"));
    if (!picture) throw notFound("file", "no such banner");
    return c.body(picture, 200, DRAWING);
  });
  return app;
}
