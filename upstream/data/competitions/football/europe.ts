import type { CompetitionEntry } from "../../entries/types.ts";
import { AUSTRIA } from "./austria.ts";
import { BELGIUM } from "./belgium.ts";
import { BOSNIA_AND_HERZEGOVINA } from "./bosnia-and-herzegovina.ts";
import { BULGARIA } from "./bulgaria.ts";
import { CROATIA } from "./croatia.ts";
import { CYPRUS } from "./cyprus.ts";
import { CZECHIA } from "./czechia.ts";
import { DENMARK } from "./denmark.ts";
import { ENGLAND } from "./england.ts";
import { EUROPEAN_FRIENDLIES } from "./european-friendlies.ts";
import { FINLAND } from "./finland.ts";
import { FRANCE } from "./france.ts";
import { GEORGIA } from "./georgia.ts";
import { GERMANY } from "./germany.ts";
import { GREECE } from "./greece.ts";
import { HUNGARY } from "./hungary.ts";
import { ICELAND } from "./iceland.ts";
import { IRELAND } from "./ireland.ts";
import { ISRAEL } from "./israel.ts";
import { ITALY } from "./italy.ts";
import { KAZAKHSTAN } from "./kazakhstan.ts";
import { NETHERLANDS } from "./netherlands.ts";
import { NORTHERN_IRELAND } from "./northern-ireland.ts";
import { NORWAY } from "./norway.ts";
import { POLAND } from "./poland.ts";
import { PORTUGAL } from "./portugal.ts";
import { ROMANIA } from "./romania.ts";
import { RUSSIA } from "./russia.ts";
import { SCOTLAND } from "./scotland.ts";
import { SERBIA } from "./serbia.ts";
import { SLOVAKIA } from "./slovakia.ts";
import { SLOVENIA } from "./slovenia.ts";
import { SPAIN } from "./spain.ts";
import { SWEDEN } from "./sweden.ts";
import { SWITZERLAND } from "./switzerland.ts";
import { TURKEY } from "./turkey.ts";
import { UKRAINE } from "./ukraine.ts";
import { WALES } from "./wales.ts";

/** The leagues and national cups of Europe. */
export const EUROPEAN_COMPETITIONS: readonly CompetitionEntry[] = [
  ...ENGLAND,
  ...SCOTLAND,
  ...WALES,
  ...NORTHERN_IRELAND,
  ...IRELAND,
  ...SPAIN,
  ...GERMANY,
  ...ITALY,
  ...FRANCE,
  ...NETHERLANDS,
  ...PORTUGAL,
  ...BELGIUM,
  ...TURKEY,
  ...AUSTRIA,
  ...SWITZERLAND,
  ...DENMARK,
  ...SWEDEN,
  ...NORWAY,
  ...FINLAND,
  ...ICELAND,
  ...POLAND,
  ...GREECE,
  ...CYPRUS,
  ...CROATIA,
  ...SERBIA,
  ...SLOVENIA,
  ...BOSNIA_AND_HERZEGOVINA,
  ...ROMANIA,
  ...BULGARIA,
  ...CZECHIA,
  ...SLOVAKIA,
  ...HUNGARY,
  ...UKRAINE,
  ...RUSSIA,
  ...ISRAEL,
  ...KAZAKHSTAN,
  ...GEORGIA,
  ...EUROPEAN_FRIENDLIES,
];
