import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { PlayerInfo } from "#contract/domain/player-info";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { testContext } from "~/features/match-list/test-context";
import { finished } from "~/features/match-row/test-matches";
import { BASKETBALLER, FOOTBALLER } from "~/features/people/test-people";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";

const PERFORMANCE = { match: finished, minutes: 90, rating: "7.8", isStarter: false, stats: { goals: 1 } };

export const ANSWERS: Record<string, unknown> = {
  PlayerPerformance: { performances: [PERFORMANCE], hasNext: true, lastId: finished.id },
  MatchesByTeam: { competitions: [], matches: [finished] },
};

export function playerSite(info: PlayerInfo | undefined, locale: LocaleCode = "en") {
  const answers = ({ name }: { name: string }) => {
    const ending = Object.keys(ANSWERS).find((one) => name.toLowerCase().endsWith(one.toLowerCase()));
    return { value: ending ? ANSWERS[ending] : info };
  };
  return testContext(answers, { locale });
}

export const requestFor = (info: PlayerInfo, sport: Sport, search = "") => ({
  sport,
  search,
  params: { playerName: info.key, player: info.id },
});

export const PLAYERS = { football: FOOTBALLER, basketball: BASKETBALLER } as const;

export const playerMarkup = (locale: LocaleCode, page: ReactElement) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("player-overview"))}>{page}</I18nextProvider>,
  );
