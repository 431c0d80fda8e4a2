import type { LocaleCode } from "#contract/tables/locales";
import type { TeamEntry } from "../../entries/types.ts";

/** A football club's short name for lists: in languages written in Latin script, and in Thai if fans use one. */
type ShortName = readonly [latin: string, th?: string];

/** By club key; clubs with a short name in the list of clubs are not repeated here, except for Thai. */
const SHORT_NAMES: Readonly<Record<string, ShortName>> = {
  "accrington-stanley": ["Accrington", "แอคคริงตัน"],
  "albirex-niigata-singapore": ["Albirex (S)"],
  "alianza-valledupar": ["Alianza"],
  "athletico-paranaense": ["Athletico-PR"],
  "atletico-bucaramanga": ["Bucaramanga"],
  "atletico-goianiense": ["Atlético-GO", "โกยาเนียนเซ"],
  "atletico-mineiro": ["Atlético-MG"],
  "baltika-kaliningrad": ["Baltika"],
  "barcelona-guayaquil": ["Barcelona SC"],
  "borussia-monchengladbach": ["Gladbach", "กลัดบัค"],
  "central-coast-mariners": ["Mariners", "มาริเนอร์ส"],
  "charleston-battery": ["Charleston"],
  "chongqing-tonglianglong": ["Chongqing"],
  "colorado-springs-switchbacks": ["Colorado Springs"],
  "connahs-quay-nomads": ["Connah's Quay"],
  "daejeon-hana-citizen": ["Daejeon"],
  "defensores-de-belgrano": ["Def. Belgrano"],
  "dynamo-makhachkala": ["Makhachkala"],
  "eintracht-braunschweig": ["Braunschweig"],
  "estudiantes-de-la-plata": ["Estudiantes"],
  "everton-de-vina-del-mar": ["Everton (Viña)"],
  "forest-green-rovers": ["Forest Green"],
  "fortuna-dusseldorf": ["Düsseldorf"],
  "geylang-international": ["Geylang"],
  "guangdong-guangzhou-power": ["Guangdong GZ", "กวางตุ้ง พาวเวอร์"],
  "haverfordwest-county": ["Haverfordwest"],
  "heilongjiang-ice-city": ["Heilongjiang"],
  "hokkaido-consadole-sapporo": ["Sapporo", "ซัปโปโร"],
  "independiente-del-valle": ["Ind. del Valle", "เดล บาเย"],
  "independiente-medellin": ["Medellín", "เมเดยิน"],
  "independiente-rivadavia": ["Ind. Rivadavia", "ริบาดาเบีย"],
  "independiente-santa-fe": ["Santa Fe", "ซานตาเฟ"],
  "internacional-de-bogota": ["Int. Bogotá"],
  "ironi-kiryat-shmona": ["Kiryat Shmona"],
  "jagiellonia-bialystok": ["Jagiellonia"],
  "jeonbuk-hyundai-motors": ["Jeonbuk", "ชอนบุค"],
  "johor-darul-tazim": ["JDT", "ยะโฮร์"],
  "johor-darul-tazim-ii": ["JDT II"],
  "jubilo-samut-prakan-city": ["Samut Prakan"],
  "kelantan-the-real-warriors": ["Kelantan", "กลันตัน"],
  "kirivong-sok-sen-chey": ["Kirivong", "คีรีวงศ์"],
  "kuala-lumpur-city": ["KL City"],
  "liverpool-montevideo": ["Liverpool (U)"],
  "manchester-city": ["Man City", "แมนฯ ซิตี้"],
  "manchester-united": ["Man United", "แมนฯ ยูไนเต็ด"],
  "mitre-santiago-del-estero": ["Mitre (SdE)"],
  "mohun-bagan-super-giant": ["Mohun Bagan", "โมฮัน บากัน"],
  "montevideo-city-torque": ["City Torque"],
  "nacional-montevideo": ["Nacional"],
  "nakhon-pathom-united": ["Nakhon Pathom", "นครปฐม"],
  "new-england-revolution": ["New England", "นิวอิงแลนด์"],
  "new-york-red-bulls": ["NY Red Bulls"],
  "northampton-town": ["Northampton"],
  "pittsburgh-riverhounds": ["Pittsburgh"],
  "pogon-grodzisk-mazowiecki": ["Grodzisk Maz."],
  "port-melbourne-sharks": ["Port Melbourne"],
  "preah-khan-reach-svay-rieng": ["Svay Rieng"],
  "puszcza-niepolomice": ["Puszcza"],
  "quy-nhon-united": ["Quy Nhơn"],
  "red-bull-bragantino": ["Bragantino", "บรากันติโน"],
  "royal-cambodian-armed-forces": ["RCAF"],
  "sacramento-republic": ["Sacramento"],
  "san-jose-earthquakes": ["San Jose"],
  "sanfrecce-hiroshima": ["Hiroshima", "ฮิโรชิมา"],
  "shanghai-jiading-huilong": ["Jiading"],
  "sporting-kansas-city": ["Sporting KC"],
  "stade-lausanne-ouchy": ["Lausanne-Ouchy"],
  "suwon-samsung-bluewings": ["Suwon Samsung"],
  "tanjong-pagar-united": ["Tanjong Pagar"],
  "the-cong-viettel": ["Viettel"],
  "tianjin-jinmen-tiger": ["Tianjin"],
  "tottenham-hotspur": ["Spurs", "สเปอร์ส"],
  "union-saint-gilloise": ["Union SG"],
  "universidad-catolica-chile": ["U. Católica"],
  "universidad-catolica-quito": ["U. Católica (Q)", "กาโตลิกา กีโต"],
  "universidad-de-chile": ["U. de Chile"],
  "universidad-de-concepcion": ["U. Concepción"],
  "universitatea-craiova": ["U Craiova", "คราโยวา"],
  "urawa-red-diamonds": ["Urawa Reds"],
  "vancouver-whitecaps": ["Vancouver", "แวนคูเวอร์"],
  "western-sydney-wanderers": ["WS Wanderers", "เวสเทิร์น ซิดนีย์"],
  "wolverhampton-wanderers": ["Wolves", "วูล์ฟส์"],
  "zhejiang-professional": ["Zhejiang", "เจ้อเจียง"],
};

export const shortNamedKeys: readonly string[] = Object.keys(SHORT_NAMES);

/** The team with the short name that fans use; an existing one stays. */
export function withShortName(team: TeamEntry): TeamEntry {
  const known = SHORT_NAMES[team.key];
  if (!known) return team;
  const [latin, th] = known;
  return { ...team, shortName: team.shortName ?? latin, ...(th && { shortNames: { th, ...team.shortNames } }) };
}

const LATIN: ReadonlySet<LocaleCode> = new Set(["en", "vn", "kh", "pt"]);

/**
 * A language's short name for a name. A Latin one is only used beside a Latin name: next to a Thai or Chinese name it
 * would look like another club.
 */
export function shortNameIn({ names, shortName, shortNames }: TeamEntry, locale: LocaleCode): string | undefined {
  const own = shortNames?.[locale];
  if (own !== undefined) return own;
  const isLatin =
    names[locale] === undefined || (LATIN.has(locale) && /^[\p{Script=Latin}\P{L}]+$/u.test(names[locale]));
  return isLatin ? shortName : undefined;
}
