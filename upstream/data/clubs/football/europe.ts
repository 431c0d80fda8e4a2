import type { TeamEntry } from "../../entries/types.ts";
import { AUSTRIAN_BUNDESLIGA } from "./austria.ts";
import { BELGIAN_PRO_LEAGUE, CHALLENGER_PRO_LEAGUE } from "./belgium.ts";
import { BOSNIAN_PREMIER_LEAGUE } from "./bosnia-and-herzegovina.ts";
import { BULGARIAN_FIRST_LEAGUE } from "./bulgaria.ts";
import { HNL } from "./croatia.ts";
import { CYPRIOT_FIRST_DIVISION } from "./cyprus.ts";
import { CZECH_FIRST_LEAGUE } from "./czechia.ts";
import { DANISH_SUPERLIGA } from "./denmark.ts";
import { CHAMPIONSHIP, LEAGUE_ONE, LEAGUE_TWO, NATIONAL_LEAGUE, PREMIER_LEAGUE } from "./england.ts";
import { VEIKKAUSLIIGA } from "./finland.ts";
import { CHAMPIONNAT_NATIONAL_CUP_ENTRANTS, LIGUE_1, LIGUE_2 } from "./france.ts";
import { EROVNULI_LIGA } from "./georgia.ts";
import { BUNDESLIGA, DRITTE_LIGA, ZWEITE_BUNDESLIGA } from "./germany.ts";
import { SUPER_LEAGUE_GREECE } from "./greece.ts";
import { NB_I } from "./hungary.ts";
import { BESTA_DEILD } from "./iceland.ts";
import { LEAGUE_OF_IRELAND } from "./ireland.ts";
import { ISRAELI_PREMIER_LEAGUE } from "./israel.ts";
import { SERIE_A, SERIE_B, SERIE_C_CUP_ENTRANTS } from "./italy.ts";
import { KAZAKHSTAN_PREMIER_LEAGUE } from "./kazakhstan.ts";
import { EERSTE_DIVISIE, EREDIVISIE } from "./netherlands.ts";
import { NIFL_PREMIERSHIP } from "./northern-ireland.ts";
import { ELITESERIEN, OBOS_LIGAEN } from "./norway.ts";
import { EKSTRAKLASA, POLISH_FIRST_LEAGUE } from "./poland.ts";
import { LIGA_3_CUP_ENTRANTS, LIGA_PORTUGAL, LIGA_PORTUGAL_2 } from "./portugal.ts";
import { ROMANIAN_SUPERLIGA } from "./romania.ts";
import { RUSSIAN_PREMIER_LEAGUE } from "./russia.ts";
import { PREMIERSHIP, SCOTTISH_CHAMPIONSHIP } from "./scotland.ts";
import { SERBIAN_SUPERLIGA } from "./serbia.ts";
import { SLOVAK_FIRST_LEAGUE } from "./slovakia.ts";
import { SLOVENIAN_PRVALIGA } from "./slovenia.ts";
import { LA_LIGA, SEGUNDA_DIVISION } from "./spain.ts";
import { ALLSVENSKAN, SUPERETTAN } from "./sweden.ts";
import { CHALLENGE_LEAGUE, SWISS_SUPER_LEAGUE } from "./switzerland.ts";
import { BIRINCI_LIG, SUPER_LIG } from "./turkey.ts";
import { UKRAINIAN_PREMIER_LEAGUE } from "./ukraine.ts";
import { CYMRU_PREMIER } from "./wales.ts";
import { EUROPEAN_YOUTH_TEAMS } from "./youth.ts";

/** The clubs of Europe and their youth teams. */
export const EUROPEAN_CLUBS: readonly TeamEntry[] = [
  ...PREMIER_LEAGUE,
  ...CHAMPIONSHIP,
  ...LEAGUE_ONE,
  ...LEAGUE_TWO,
  ...NATIONAL_LEAGUE,
  ...PREMIERSHIP,
  ...SCOTTISH_CHAMPIONSHIP,
  ...CYMRU_PREMIER,
  ...NIFL_PREMIERSHIP,
  ...LEAGUE_OF_IRELAND,
  ...LA_LIGA,
  ...SEGUNDA_DIVISION,
  ...BUNDESLIGA,
  ...ZWEITE_BUNDESLIGA,
  ...DRITTE_LIGA,
  ...SERIE_A,
  ...SERIE_B,
  ...SERIE_C_CUP_ENTRANTS,
  ...LIGUE_1,
  ...LIGUE_2,
  ...CHAMPIONNAT_NATIONAL_CUP_ENTRANTS,
  ...EREDIVISIE,
  ...EERSTE_DIVISIE,
  ...LIGA_PORTUGAL,
  ...LIGA_PORTUGAL_2,
  ...LIGA_3_CUP_ENTRANTS,
  ...BELGIAN_PRO_LEAGUE,
  ...CHALLENGER_PRO_LEAGUE,
  ...SUPER_LIG,
  ...BIRINCI_LIG,
  ...AUSTRIAN_BUNDESLIGA,
  ...SWISS_SUPER_LEAGUE,
  ...CHALLENGE_LEAGUE,
  ...DANISH_SUPERLIGA,
  ...ALLSVENSKAN,
  ...SUPERETTAN,
  ...ELITESERIEN,
  ...OBOS_LIGAEN,
  ...VEIKKAUSLIIGA,
  ...BESTA_DEILD,
  ...EKSTRAKLASA,
  ...POLISH_FIRST_LEAGUE,
  ...SUPER_LEAGUE_GREECE,
  ...CYPRIOT_FIRST_DIVISION,
  ...HNL,
  ...SERBIAN_SUPERLIGA,
  ...SLOVENIAN_PRVALIGA,
  ...BOSNIAN_PREMIER_LEAGUE,
  ...ROMANIAN_SUPERLIGA,
  ...BULGARIAN_FIRST_LEAGUE,
  ...CZECH_FIRST_LEAGUE,
  ...SLOVAK_FIRST_LEAGUE,
  ...NB_I,
  ...UKRAINIAN_PREMIER_LEAGUE,
  ...RUSSIAN_PREMIER_LEAGUE,
  ...ISRAELI_PREMIER_LEAGUE,
  ...KAZAKHSTAN_PREMIER_LEAGUE,
  ...EROVNULI_LIGA,
  ...EUROPEAN_YOUTH_TEAMS,
];
