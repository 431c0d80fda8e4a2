import type { Match, Pair } from "../domain/match.ts";
import { HOUR } from "../time/units.ts";
import { LOCALE_CODES, type LocaleCode } from "./locales.ts";

/** What has a drawn picture for previews in messengers and social networks. */
const SHARE_KINDS = ["match", "table", "team", "player", "contest"] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** Pixels: the size that networks show uncropped. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export interface SharePicture {
  kind: ShareKind;
  id: string;
  locale: LocaleCode;
  /** Names the state that is drawn, so that another state has another address. */
  version: string;
}

/** Of a picture without anything that its subject's state tells. */
export const NEUTRAL = "n";

/** The path below the storage's base address. */
export const sharePicturePath = ({ kind, id, locale, version }: SharePicture): string =>
  `share/${kind}_${id}_${locale}_${version}.png`;

const FILE = /^([a-z]+)_([A-Za-z0-9-]{1,24})_([A-Za-z-]+)_([A-Za-z0-9._-]{1,24})\.png$/;

/** The picture with a file name; undefined if there is none of that name. */
export function readSharePicture(file: string): SharePicture | undefined {
  const [, kindText, id, localeText, version] = FILE.exec(file) ?? [];
  const kind = SHARE_KINDS.find((one) => one === kindText);
  const locale = LOCALE_CODES.find((one) => one === localeText);
  return kind && id && locale && version ? { kind, id, locale, version } : undefined;
}

interface DrawnState {
  state: Match["state"];
  /** Milliseconds. */
  kickOff: number;
  score?: Pair | undefined;
  shootout?: Pair | undefined;
}

/** The version of a match's picture: its kick-off before it begins, then its state and score. */
export function matchVersion({ state, kickOff, score, shootout }: DrawnState): string {
  const pairs = state === "scheduled" ? [kickOff] : [score, shootout];
  return state[0] + pairs.join("_").replaceAll(",", "-");
}

/** The version of a table's picture: the season and the hour, counted from 1970. */
export const tableVersion = (season: string, now: number): string => `${season}.${Math.floor(now / HOUR)}`;
