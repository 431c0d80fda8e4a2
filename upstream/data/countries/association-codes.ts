// Three-letter codes of football associations (FIFA) by the country's code as in CountryEntry. Monaco's club plays in
// the French association.
const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "ALB AL ALG DZ AND AD ANG AO ARG AR ARM AM AUS AU AUT AT AZE AZ BEL BE BHR BH BIH BA BLR BY BOL BO BRA BR BUL BG " +
    "CAN CA CHI CL CHN CN CIV CI CMR CM COD CD COL CO CRC CR CRO HR CYP CY CZE CZ DEN DK ECU EC EGY EG ENG GB-ENG ESP ES " +
    "EST EE FIN FI FRA FR FRO FO GEO GE GER DE GHA GH GIB GI GRE GR GUA GT HKG HK HON HN HUN HU IDN ID IND IN IRL IE " +
    "IRN IR IRQ IQ ISL IS ISR IL ITA IT JAM JM JOR JO JPN JP KAZ KZ KOR KR KOS XK KSA SA KUW KW LIE LI LTU LT LUX LU " +
    "LVA LV MAR MA MAS MY MCO FR MDA MD MEX MX MKD MK MLT MT MNE ME NED NL NGA NG NIR GB-NIR NOR NO NZL NZ OMA OM PAN PA " +
    "PAR PY PER PE PHI PH POL PL POR PT QAT QA ROU RO RSA ZA RUS RU SCO GB-SCT SEN SN SGP SG SMR SM SRB RS SUI CH SVK SK " +
    "SVN SI SWE SE SYR SY THA TH TUN TN TUR TR UAE AE UKR UA URU UY USA US UZB UZ VEN VE VIE VN WAL GB-WLS"
  )
    .split(" ")
    .reduce<[string, string][]>((pairs, word, index, words) => {
      if (index % 2 === 1) pairs.push([words[index - 1]!, word]);
      return pairs;
    }, []),
);

/** The country of "ENG" or "MCO"; undefined for a code of no association. */
export const countryOfTeamCode = (code: string): string | undefined => CODES[code];
