import type { EdgeContext } from "#worker/context";
import { homeOf } from "~/features/frame/locale-path";
import { rowFacts } from "~/features/match-row/row-view";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import type { ListFacts } from "./list-facts.ts";
import type { Show } from "./show.ts";

interface AskedList {
  date: string;
  today: string;
  show: Show;
  zone: ZoneOffsets;
}

export function listFacts(context: EdgeContext, { date, today, show, zone }: AskedList): ListFacts {
  const i18n = translatorOf(context.locale, namespacesOf("match-list"));
  return {
    rows: rowFacts(i18n, context, zone),
    t: i18n.getFixedT(null, "matches"),
    simulated: i18n.getFixedT(null, "common")("source.simulated"),
    show,
    path: homeOf(context.locale),
    date: date === today ? undefined : date,
    today,
    now: context.now,
    country: context.visitor.country,
  };
}
