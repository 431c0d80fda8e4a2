// The same rows by string templates: the cost of rendering without a component library. One string, one encode.
import list from "list.json";

const escaped = (text) =>
  String(text).replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);
const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

function row(match, league) {
  const hasScore = match.homeTeamScore !== null;
  const status = match.phase === "SCHEDULED" ? clock.format(match.matchTime) : match.matchStatus;
  const team = (side, score) =>
    `<span class="t"><img src="/storage/team/${match[side].teamId}" width="20" height="20" alt="" loading="lazy">${escaped(match[side].teamName)}</span><b>${hasScore ? score : ""}</b>`;
  return `<li><a href="/en/football/${league.country.countryKey}/${league.leagueKey}/${match.matchName}/${match.matchId}"><span class="s">${status}</span>${team("home", match.homeTeamScore)}${team("away", match.awayTeamScore)}<span class="h">${escaped(match.home.teamName)} ${match.homeTeamScore ?? ""}, ${escaped(match.away.teamName)} ${match.awayTeamScore ?? ""}</span></a></li>`;
}

const group = (league) =>
  `<section><h2>${escaped(league.country.countryName)} ${escaped(league.leagueName)}</h2><ul>${league.matchList.map((match) => row(match, league)).join("")}</ul></section>`;

export default {
  fetch() {
    const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Matches</title></head><body><main><h1>Football matches</h1>${list.result.leagueMatchList.map(group).join("")}</main></body></html>`;
    return new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
  },
};
