import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/context";
import { localePath } from "~/features/frame/locale-path";
import { rowFacts } from "~/features/match-row/row-view";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import type { ListFacts } from "./list-facts.ts";
import type { Show } from "./show.ts";

interface AskedList {
  sport: Sport;
  date: string;
  today: string;
  show: Show;
  zone: ZoneOffsets;
}

const NAMESPACES = namespacesOf("match-list");

export function listFacts(context: EdgeContext, { sport, date, today, show, zone }: AskedList): ListFacts {
  const i18n = translatorOf(context.locale, NAMESPACES);
  return {
    rows: rowFacts(i18n, context, zone),
    t: i18n.getFixedT(null, "matches"),
    simulated: i18n.getFixedT(null, "common")("source.simulated"),
    sport,
    show,
    path: localePath(context.locale, `/${sport}/matches`),
    date: date === today ? undefined : date,
    today,
    now: context.now,
    country: context.visitor.country,
  };
}
