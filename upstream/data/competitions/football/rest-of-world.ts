import type { CompetitionEntry } from "../../entries/types.ts";
import { ALGERIA } from "./algeria.ts";
import { ARGENTINA } from "./argentina.ts";
import { AUSTRALIA } from "./australia.ts";
import { BOLIVIA } from "./bolivia.ts";
import { BRAZIL } from "./brazil.ts";
import { CAMBODIA } from "./cambodia.ts";
import { CHILE } from "./chile.ts";
import { CHINA } from "./china.ts";
import { COLOMBIA } from "./colombia.ts";
import { COSTA_RICA } from "./costa-rica.ts";
import { ECUADOR } from "./ecuador.ts";
import { EGYPT } from "./egypt.ts";
import { GHANA } from "./ghana.ts";
import { HONG_KONG } from "./hong-kong.ts";
import { INDIA } from "./india.ts";
import { INDONESIA } from "./indonesia.ts";
import { IRAN } from "./iran.ts";
import { JAPAN } from "./japan.ts";
import { MALAYSIA } from "./malaysia.ts";
import { MEXICO } from "./mexico.ts";
import { MOROCCO } from "./morocco.ts";
import { NEW_ZEALAND } from "./new-zealand.ts";
import { NIGERIA } from "./nigeria.ts";
import { PARAGUAY } from "./paraguay.ts";
import { PERU } from "./peru.ts";
import { PHILIPPINES } from "./philippines.ts";
import { QATAR } from "./qatar.ts";
import { SAUDI_ARABIA } from "./saudi-arabia.ts";
import { SINGAPORE } from "./singapore.ts";
import { SOUTH_AFRICA } from "./south-africa.ts";
import { SOUTH_KOREA } from "./south-korea.ts";
import { THAILAND } from "./thailand.ts";
import { TUNISIA } from "./tunisia.ts";
import { UNITED_ARAB_EMIRATES } from "./united-arab-emirates.ts";
import { UNITED_STATES } from "./united-states.ts";
import { URUGUAY } from "./uruguay.ts";
import { UZBEKISTAN } from "./uzbekistan.ts";
import { VENEZUELA } from "./venezuela.ts";
import { VIETNAM } from "./vietnam.ts";

/** The competitions of Asia, Oceania, the Americas and Africa. */
export const REST_OF_WORLD_COMPETITIONS: readonly CompetitionEntry[] = [
  ...BRAZIL,
  ...CAMBODIA,
  ...CHINA,
  ...HONG_KONG,
  ...MALAYSIA,
  ...PHILIPPINES,
  ...SINGAPORE,
  ...THAILAND,
  ...UNITED_ARAB_EMIRATES,
  ...VIETNAM,
  ...SAUDI_ARABIA,
  ...JAPAN,
  ...SOUTH_KOREA,
  ...AUSTRALIA,
  ...NEW_ZEALAND,
  ...INDIA,
  ...INDONESIA,
  ...QATAR,
  ...IRAN,
  ...UZBEKISTAN,
  ...UNITED_STATES,
  ...MEXICO,
  ...COSTA_RICA,
  ...ARGENTINA,
  ...COLOMBIA,
  ...CHILE,
  ...URUGUAY,
  ...PARAGUAY,
  ...PERU,
  ...ECUADOR,
  ...BOLIVIA,
  ...VENEZUELA,
  ...EGYPT,
  ...MOROCCO,
  ...SOUTH_AFRICA,
  ...NIGERIA,
  ...TUNISIA,
  ...ALGERIA,
  ...GHANA,
];
