import type { LiveVideoWire } from "#contract/calls/sevens/live-videos";
import type { SEVENS_CALLS } from "#contract/calls/sevens/sevens-calls";
import type { QueryOf, ResultOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import { HOUR } from "#contract/time/units";
import { nameIn } from "../../data/entries/names.ts";
import { showsLoose } from "../../match/simulation.ts";
import { type CallContext, type CallsOf, localeOf } from "../../matches/call-context.ts";
import { toDays } from "../../simulator/sevens/edition.ts";
import { CATEGORIES, type Category, cameraId } from "../../simulator/sevens/entrants.ts";
import { currentYear } from "../../simulator/sevens/tournament.ts";
import { sevensEvents, sevensLineup } from "./details.ts";
import { sevensTables } from "./groups.ts";
import { sevensTrees } from "./knockout.ts";
import { listSevens, sevensInfo } from "./matches.ts";

/** Play begins at nine in the morning; cameras run until the last final is over. */
const OPENS = 8.75 * HOUR;
const CLOSES = 20 * HOUR;

/** Which of the two days, as each language adds it to a name. */
const DAY_WORDS: Record<LocaleCode, readonly [string, string]> = {
  en: ["day 1", "day 2"],
  th: ["วันแข่งที่ 1", "วันแข่งที่ 2"],
  vn: ["ngày 1", "ngày 2"],
  kh: ["ថ្ងៃប្រកួតទី 1", "ថ្ងៃប្រកួតទី 2"],
  "zh-Hans": ["第1日", "第2日"],
  "zh-Hant": ["第1日", "第2日"],
  pt: ["dia 1", "dia 2"],
};

function videoWire(year: number, category: Category, day: 0 | 1, now: number, locale: LocaleCode): LiveVideoWire {
  const midnight = toDays(year).from + day * 24 * HOUR;
  const [startAt, endAt] = [midnight + OPENS, midnight + CLOSES];
  return {
    videoId: cameraId(year, category, day),
    title: `${nameIn(category.competition.names, locale).name} · ${DAY_WORDS[locale][day]}`,
    pitch: category.pitch,
    isLive: startAt <= now && now < endAt,
    startAt,
    endAt,
    requiresLogin: true,
  };
}

/** Videos of the year's tournament, from its week on. */
function sevensVideos(
  { lang }: QueryOf<"sevensLiveVideos">,
  { now, simulation }: CallContext,
): ResultOf<"sevensLiveVideos"> {
  if (!showsLoose(simulation)) return { data: [] };
  const year = currentYear(now);
  const locale = localeOf(lang);
  const days = [0, 1] as const;
  return { data: CATEGORIES.flatMap((category) => days.map((day) => videoWire(year, category, day, now, locale))) };
}

/** Handlers of this family's calls. */
export const SEVENS_ANSWERS: CallsOf<typeof SEVENS_CALLS> = {
  sevensLiveVideos: sevensVideos,
  sevensMatchList: listSevens,
  sevensKnockout: sevensTrees,
  sevensMatchInfo: sevensInfo,
  sevensMatchEvents: sevensEvents,
  sevensMatchLineup: sevensLineup,
  sevensRanking: sevensTables,
};
