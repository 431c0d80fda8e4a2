/**
 * Hours that clocks are ahead of UTC in winter where a country's national team and its strongest clubs are at home, by
 * code (tz database 2026b). Those that share Central European Time, and those that no common competition has, are left
 * out: matches there are at the hours of their calendars.
 */
export const HOST_HOURS: Readonly<Record<string, number>> = {
  ...{ BR: -3, AR: -3, UY: -3, PY: -3, CL: -4, BO: -4, VE: -4, CO: -5, EC: -5, PE: -5 },
  ...{ US: -5, CA: -5, JM: -5, PA: -5, MX: -6, CR: -6, HN: -6 },
  ...{ IS: 0, PT: 0, MA: 1, SN: 0, CI: 0, GH: 0, ML: 0, GM: 0, GN: 0, GW: 0, MR: 0, BF: 0, CV: -1 },
  ...{ "GB-ENG": 0, "GB-SCT": 0, "GB-WLS": 0, "GB-NIR": 0, IE: 0, DZ: 1, TN: 1, NG: 1, CM: 1, CD: 1, AO: 1, GQ: 1 },
  ...{ EG: 2, ZA: 2, ZM: 2, MZ: 2, NA: 2, TZ: 3, RO: 2, GR: 2, BG: 2, FI: 2, UA: 2, CY: 2, IL: 2, LB: 2, PS: 2 },
  ...{ TR: 3, SA: 3, QA: 3, KW: 3, BH: 3, IQ: 3, JO: 3, SY: 3, IR: 3.5, AE: 4, OM: 4 },
  ...{ UZ: 5, TJ: 5, KZ: 5, KG: 6, IN: 5.5, MM: 6.5, TH: 7, VN: 7, KH: 7, LA: 7, ID: 7 },
  ...{ CN: 8, HK: 8, MY: 8, SG: 8, PH: 8, JP: 9, KR: 9, KP: 9, AU: 10, NZ: 12 },
};
