import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { PROVIDER_NAMES } from "#contract/tables/provider-names";
import { fillText } from "#contract/text/fill-text";
import { scoreText } from "#contract/text/score-text";
import { shortNameIn } from "../../data/clubs/football/short-names.ts";
import { nameIn } from "../../data/entries/names.ts";
import type { NoticeTexts } from "../../data/notices/texts/notice-texts.ts";
import { NOTICE_TEXTS } from "../../data/notices/texts/texts.ts";
import type { Directory } from "../../matches/directory.ts";
import { knownPlayer } from "../../simulator/people/player.ts";
import type { MatchHappening, NoticeData, NoticeMatch, OtherHappening } from "./notice.ts";

/** A notice's text: a title and one line, or two for happenings of a match. */
interface NoticeText {
  title: string;
  lines: string[];
}

export const isOfMatch = (data: NoticeData): data is MatchHappening & { spoilerFree?: true } => "match" in data;

/** For items no longer in the directory. */
const UNKNOWN = "–";
type News = Extract<OtherHappening, { kind: "news" }>;
type Account = Extract<OtherHappening, { kind: "account" }>;

/** Maximum characters of a comment. */
const LONGEST_COMMENT = 80;

type NamesFrom = Pick<Directory, "teamById" | "competitionById">;

/** As in list rows: the short name if fans have one. */
function teamName(id: string, locale: LocaleCode, directory: NamesFrom): string {
  const team = directory.teamById(id);
  return team ? (shortNameIn(team, locale) ?? nameIn(team.names, locale).name) : UNKNOWN;
}

function competitionName(
  { competitionId }: Pick<NoticeMatch, "competitionId">,
  locale: LocaleCode,
  directory: NamesFrom,
): string {
  const competition = directory.competitionById(competitionId);
  return competition ? nameIn(competition.names, locale).name : UNKNOWN;
}

const minuteText = ({ minute, added }: NonNullable<MatchHappening["minute"]>): string =>
  added === undefined ? `${minute}'` : `${minute}+${added}'`;

/** All placeholders of sentences about a match. */
function buildParts(happening: MatchHappening, names: NamesIn) {
  const { match, score, shootout, side, minute, playerId, minutes } = happening;
  const [home, away] = [names.team(match.homeId), names.team(match.awayId)];
  const known = playerId === undefined ? undefined : knownPlayer(playerId)?.player;
  const player = known ? nameIn(known.names, names.locale).name : happening.player;
  return {
    home,
    away,
    team: side === "away" ? away : home,
    score: scoreText(score ?? [0, 0], names.locale, "names"),
    kicks: scoreText(shootout ?? [0, 0], names.locale, "sentence"),
    minutes: String(minutes ?? 0),
    ...(minute && { minute: minuteText(minute) }),
    ...(player !== undefined && { player }),
  };
}

interface NamesIn {
  locale: LocaleCode;
  team(id: string): string;
}

const formatTitle = (happening: MatchHappening, texts: NoticeTexts, locale: LocaleCode, isHidden: boolean): string => {
  const { kind, match, minutes = 0 } = happening;
  if (isHidden && (kind === "goal" || kind === "redCard")) return texts.hidden[kind];
  if (kind === "kickoff" || kind === "halfTime" || kind === "fullTime") return texts[kind][match.sport];
  if (kind !== "lead") return texts[kind];
  const forms = texts.lead[match.sport];
  return forms[new Intl.PluralRules(localeRow(locale).tag).select(minutes)] ?? forms.other;
};

/**
 * The scorer, the dismissed player, a disallowed goal, or the shoot-out's score; undefined if there is nothing to add.
 */
function detailOf(
  { kind, goal, shootout }: MatchHappening,
  { scorer, unnamed, noGoal, ...texts }: NoticeTexts,
  parts: { minute?: string; player?: string },
): string | undefined {
  if (kind === "fullTime") return shootout && texts.shootout;
  if (parts.minute === undefined) return undefined;
  if (kind === "var") return noGoal;
  if (kind !== "goal" && kind !== "redCard") return undefined;
  if (parts.player !== undefined) return scorer[goal ?? "open"];
  return goal === undefined ? "{minute}" : unnamed[goal];
}

function matchText(data: NoticeData & MatchHappening, locale: LocaleCode, directory: NamesFrom): NoticeText {
  const texts = NOTICE_TEXTS[locale];
  const isHidden = data.spoilerFree === true;
  const parts = buildParts(data, { locale, team: (id) => teamName(id, locale, directory) });
  const title = fillText(formatTitle(data, texts, locale, isHidden), parts);
  if (data.kind === "lead" || data.kind === "lineup") return { title, lines: [fillText(texts.fixture, parts)] };
  const detail = isHidden ? parts.minute : detailOf(data, texts, parts);
  return {
    title,
    lines: [
      fillText(isHidden || data.score === undefined ? texts.fixture : texts.score, parts),
      detail === undefined ? competitionName(data.match, locale, directory) : fillText(detail, parts),
    ],
  };
}

/** Cut between grapheme clusters, so that every language is cut cleanly. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = Array.from(new Intl.Segmenter("en").segment(line), ({ segment }) => segment);
  return characters.length <= LONGEST_COMMENT ? line : `${characters.slice(0, LONGEST_COMMENT - 1).join("")}…`;
}

/** The account is named as at its provider, with the member's name there. */
function accountText({ change, provider, name }: Account, locale: LocaleCode): NoticeText {
  const { title, ...lines } = NOTICE_TEXTS[locale].account;
  const at = provider ? PROVIDER_NAMES[provider] : "";
  const account = name ? fillText(NOTICE_TEXTS[locale].named, { provider: at, name }) : at;
  return { title, lines: [fillText(lines[change], { account })] };
}

function otherText(data: NoticeData & OtherHappening, locale: LocaleCode, directory: NamesFrom): NoticeText {
  const texts = NOTICE_TEXTS[locale];
  if (data.kind === "news" && data.spoilerFree)
    return { title: texts.news, lines: [newsSubject(data, locale, directory) ?? UNKNOWN] };
  if (data.kind === "account") return accountText(data, locale);
  if (data.kind === "comment")
    return { title: fillText(texts.comment, { from: data.from }), lines: [shortened(data.text)] };
  const { titles } = data;
  return { title: texts[data.kind], lines: [titles[locale] ?? titles.en ?? Object.values(titles)[0] ?? UNKNOWN] };
}

/** The subject of a piece of news, used if its title may give a result away. */
function newsSubject({ teams, things = [] }: News, locale: LocaleCode, directory: NamesFrom): string | undefined {
  const team = (id: string) => teamName(id, locale, directory);
  if (teams) return fillText(NOTICE_TEXTS[locale].fixture, { home: team(teams[0]), away: team(teams[1]) });
  const [thing] = things;
  if (!thing || thing.kind === "match") return undefined;
  return thing.kind === "team" ? team(thing.id) : competitionName({ competitionId: thing.id }, locale, directory);
}

/**
 * A piece's slug as linked by its notice. Title and slug may give a result away, so spoiler-free members get another
 * slug, which redirects.
 */
export const linkedSlug = ({ slug, spoilerFree }: { slug: string; spoilerFree?: true }): string =>
  spoilerFree ? "news" : slug;

/** A notice's text in a language. */
export const noticeText = (data: NoticeData, locale: LocaleCode, directory: NamesFrom): NoticeText =>
  isOfMatch(data) ? matchText(data, locale, directory) : otherText(data, locale, directory);
