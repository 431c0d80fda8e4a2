import type { LocaleCode } from "#contract/tables/locales";

interface Readers {
  /** By whose clock days and times are told. */
  country: string;
  /** A time with the name of that clock. */
  clock: string;
}

/** Languages whose readers mostly live in one country: stories tell them when a match is by their own clock. */
export const READERS: Partial<Record<LocaleCode, Readers>> = {
  th: { country: "TH", clock: "{time} น. (เวลาไทย)" },
  vn: { country: "VN", clock: "{time} (giờ Việt Nam)" },
  kh: { country: "KH", clock: "{time} (ម៉ោង​កម្ពុជា)" },
  "zh-Hans": { country: "CN", clock: "{time}（北京时间）" },
  "zh-Hant": { country: "HK", clock: "{time}（香港時間）" },
  pt: { country: "BR", clock: "{time} (horário de Brasília)" },
};
