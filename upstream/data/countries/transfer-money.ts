import { regionOf } from "./regions.ts";

/**
 * What clubs of a country pay for a player of the same skill, as a share of England's: in the order of magnitude of what
 * its first divisions spend (FIFA's Global Transfer Reports 2023 to 2025) and of the market values of their players.
 */
const LEVELS: Readonly<Record<string, number>> = {
  ...{ "GB-ENG": 1, ES: 0.75, IT: 0.75, DE: 0.75, FR: 0.65, PT: 0.5, NL: 0.5, BE: 0.45, TR: 0.4, SA: 0.5 },
  ...{ "GB-SCT": 0.3, AT: 0.35, CH: 0.3, DK: 0.35, SE: 0.25, NO: 0.25, FI: 0.08, IS: 0.06, GR: 0.3, RU: 0.3, UA: 0.25 },
  ...{ PL: 0.22, CZ: 0.28, HR: 0.28, RS: 0.22, HU: 0.18, RO: 0.15, BG: 0.12, SK: 0.12, SI: 0.12, IL: 0.2, CY: 0.2 },
  ...{ BR: 0.35, AR: 0.25, MX: 0.35, US: 0.3, UY: 0.12, CO: 0.12, CL: 0.1, EC: 0.12, PY: 0.1, PE: 0.06, CR: 0.05 },
  ...{ JP: 0.15, KR: 0.12, CN: 0.1, AU: 0.08, NZ: 0.03, QA: 0.25, AE: 0.2, IR: 0.06, UZ: 0.06, KZ: 0.08, IN: 0.03 },
  ...{ TH: 0.03, VN: 0.02, ID: 0.03, MY: 0.04, SG: 0.03, HK: 0.02, KH: 0.008, PH: 0.008 },
  ...{ EG: 0.12, MA: 0.1, TN: 0.06, DZ: 0.06, ZA: 0.1, NG: 0.02, GH: 0.02, "GB-WLS": 0.03, "GB-NIR": 0.04, IE: 0.06 },
};

const OF_REGION: Readonly<Record<string, number>> = { latin: 0.05, african: 0.03 };
const USUAL = 0.08;

export const moneyLevelOf = (country: string): number => LEVELS[country] ?? OF_REGION[regionOf(country)] ?? USUAL;
