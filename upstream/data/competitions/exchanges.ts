/** Clubs that change leagues after a season: as many go down as come up. Keys of clubs, in the order of their tables. */
export interface Exchange {
  down: string;
  up: string;
}

/** The season whose clubs are the lists of `data/clubs`; the exchanges lead from others to them, and on from them. */
export const LISTED_YEAR = 2026;
/** Seasons before have the same clubs as this one. */
export const FIRST_YEAR = 2023;

/** Keys of clubs' second teams, which never come up to the league of the first. */
export const SECOND_TEAMS: ReadonlySet<string> = new Set([
  "benfica-b",
  "hoffenheim-ii",
  "jong-ajax",
  "jong-az",
  "jong-psv",
  "jong-utrecht",
  "porto-b",
  "real-sociedad-b",
  "sporting-cp-b",
  "stuttgart-ii",
]);

/**
 * By ids of two leagues, the upper one first, and the year in which the season before the exchange began.
 *
 * Many lists are those of the real seasons of 2025-26; there an exchange is the real one of a year before, so that a
 * club goes down and comes up between seasons as it did. Where the real exchange had clubs that are in no list, others
 * stand for them.
 */
export const EXCHANGES: Readonly<Record<string, Readonly<Record<number, Exchange>>>> = {
  // England
  "101 302": {
    2025: { down: "leicester-city ipswich-town southampton", up: "leeds-united burnley sunderland" },
    2024: { down: "luton-town burnley sheffield-united", up: "leicester-city ipswich-town southampton" },
    2023: { down: "leicester-city leeds-united southampton", up: "burnley sheffield-united luton-town" },
  },
  "302 304": {
    2025: { down: "luton-town plymouth-argyle cardiff-city", up: "birmingham-city wrexham charlton-athletic" },
    2024: { down: "birmingham-city huddersfield-town rotherham-united", up: "portsmouth derby-county oxford-united" },
    2023: { down: "reading blackpool wigan-athletic", up: "plymouth-argyle ipswich-town sheffield-wednesday" },
  },
  "304 305": {
    2025: {
      down: "crawley-town bristol-rovers cambridge-united shrewsbury-town",
      up: "doncaster-rovers port-vale bradford-city afc-wimbledon",
    },
    2024: {
      down: "cheltenham-town fleetwood-town port-vale carlisle-united",
      up: "stockport-county wrexham mansfield-town crawley-town",
    },
    2023: {
      down: "milton-keynes-dons morecambe accrington-stanley forest-green-rovers",
      up: "leyton-orient stevenage northampton-town carlisle-united",
    },
  },
  "305 306": {
    2025: { down: "carlisle-united morecambe", up: "barnet oldham-athletic" },
    2024: { down: "sutton-united forest-green-rovers", up: "chesterfield bromley" },
    2023: { down: "hartlepool-united rochdale", up: "wrexham notts-county" },
  },
  // Scotland
  "311 312": {
    2025: { down: "ross-county st-johnstone", up: "falkirk livingston" },
    2024: { down: "livingston", up: "dundee-united" },
    2023: { down: "dundee-united", up: "dundee" },
  },
  // Germany
  "331 332": {
    2025: { down: "holstein-kiel vfl-bochum", up: "koln hamburger-sv" },
    2024: { down: "koln darmstadt-98", up: "st-pauli holstein-kiel" },
    2023: { down: "schalke-04 hertha-bsc", up: "heidenheim darmstadt-98" },
  },
  "332 333": {
    2025: { down: "ssv-ulm jahn-regensburg", up: "arminia-bielefeld dynamo-dresden" },
    2024: {
      down: "wehen-wiesbaden hansa-rostock vfl-osnabruck",
      up: "ssv-ulm preussen-munster jahn-regensburg",
    },
    2023: {
      down: "arminia-bielefeld ingolstadt-04 jahn-regensburg",
      up: "elversberg vfl-osnabruck wehen-wiesbaden",
    },
  },
  // Spain
  "321 322": {
    2025: { down: "leganes las-palmas valladolid", up: "levante elche real-oviedo" },
    2024: { down: "cadiz almeria granada", up: "leganes valladolid espanyol" },
    2023: { down: "valladolid espanyol elche", up: "granada las-palmas alaves" },
  },
  // Italy
  "341 342": {
    2025: { down: "empoli venezia monza", up: "sassuolo pisa cremonese" },
    2024: { down: "frosinone sassuolo palermo", up: "parma como venezia" },
    2023: { down: "spezia cremonese sampdoria", up: "frosinone genoa cagliari" },
  },
  // France
  "351 352": {
    2025: { down: "reims saint-etienne montpellier", up: "lorient paris-fc metz" },
    2024: { down: "metz lorient clermont", up: "auxerre angers saint-etienne" },
    2023: { down: "auxerre angers", up: "le-havre metz" },
  },
  // Netherlands
  "381 382": {
    2025: { down: "willem-ii rkc-waalwijk almere-city", up: "volendam excelsior telstar" },
    2024: { down: "excelsior volendam vitesse", up: "willem-ii groningen nac-breda" },
    2023: { down: "emmen groningen cambuur", up: "heracles-almelo pec-zwolle almere-city" },
  },
  // Portugal
  "385 386": {
    2025: { down: "farense leixoes", up: "tondela alverca" },
    2024: { down: "portimonense vizela chaves", up: "santa-clara nacional-madeira avs" },
    2023: { down: "maritimo pacos-de-ferreira santa-clara", up: "moreirense farense estrela-da-amadora" },
  },
  // Belgium
  "201 202": {
    2025: { down: "kortrijk beerschot", up: "zulte-waregem la-louviere" },
    2024: { down: "eupen rwdm-brussels", up: "beerschot dender" },
    2023: { down: "zulte-waregem seraing", up: "rwdm-brussels westerlo" },
  },
  // Switzerland
  "213 214": {
    2025: { down: "yverdon-sport", up: "thun" },
    2024: { down: "stade-lausanne-ouchy", up: "sion" },
    2023: { down: "neuchatel-xamax sion", up: "yverdon-sport stade-lausanne-ouchy" },
  },
  // Turkey
  "205 206": {
    2025: { down: "bodrum hatayspor adana-demirspor", up: "kocaelispor genclerbirligi fatih-karagumruk" },
    2024: { down: "fatih-karagumruk pendikspor istanbulspor", up: "eyupspor goztepe bodrum" },
    2023: { down: "sivasspor sakaryaspor umraniyespor", up: "samsunspor rizespor pendikspor" },
  },
  // Sweden
  "221 222": {
    2025: { down: "kalmar vasteras", up: "degerfors oster" },
    2024: { down: "degerfors varberg", up: "vasteras gais" },
    2023: { down: "helsingborg sundsvall", up: "brommapojkarna halmstad" },
  },
  // Norway
  "225 226": {
    2025: { down: "lillestrom odd", up: "valerenga bryne" },
    2024: { down: "valerenga stabaek aalesund", up: "fredrikstad kfum-oslo kristiansund" },
    2023: { down: "kristiansund start", up: "brann stabaek" },
  },
  // Poland
  "233 234": {
    2025: { down: "puszcza-niepolomice stal-mielec slask-wroclaw", up: "bruk-bet-termalica arka-gdynia wisla-plock" },
    2024: { down: "gornik-leczna ruch-chorzow lks-lodz", up: "lechia-gdansk gks-katowice motor-lublin" },
    2023: { down: "wisla-plock lechia-gdansk miedz-legnica", up: "lks-lodz ruch-chorzow puszcza-niepolomice" },
  },
  // Brazil
  "401 402": {
    2025: { down: "ceara fortaleza juventude sport-recife", up: "coritiba athletico-paranaense chapecoense remo" },
    2024: {
      down: "athletico-paranaense criciuma atletico-goianiense cuiaba",
      up: "santos mirassol sport-recife ceara",
    },
    2023: {
      down: "santos goias coritiba america-mineiro",
      up: "vitoria-bahia juventude criciuma atletico-goianiense",
    },
  },
  "402 403": {
    2025: { down: "ferroviaria amazonas volta-redonda paysandu", up: "londrina ponte-preta sao-bernardo nautico" },
    2024: {
      down: "ponte-preta ituano brusque guarani-campinas",
      up: "volta-redonda remo ferroviaria athletic-club-mg",
    },
    2023: { down: "figueirense londrina confianca nautico", up: "amazonas brusque operario-ferroviario paysandu" },
  },
  // China
  "421 422": {
    2025: { down: "meizhou-hakka changchun-yatai", up: "liaoning-tieren chongqing-tonglianglong" },
    2024: { down: "nantong-zhiyun shijiazhuang-gongfu", up: "yunnan-yukun dalian-yingbo" },
    2023: { down: "nanjing-city shaanxi-union", up: "shenzhen-peng-city qingdao-west-coast" },
  },
  // Thailand
  "461 462": {
    2025: {
      down: "nongbua-pitchaya nakhon-pathom-united khon-kaen-united",
      up: "ayutthaya-united chonburi kanchanaburi-power",
    },
    2024: { down: "police-tero trat chonburi", up: "nakhon-ratchasima rayong nongbua-pitchaya" },
    2023: {
      down: "nakhon-ratchasima nongbua-pitchaya chiangmai-united",
      up: "uthai-thani nakhon-pathom-united trat",
    },
  },
  // United Arab Emirates
  "471 472": {
    2025: { down: "dibba-al-hisn al-orooba-uae", up: "al-dhafra dibba" },
    2024: { down: "emirates-club hatta", up: "al-orooba-uae dibba-al-hisn" },
    2023: { down: "dibba al-dhafra", up: "hatta emirates-club" },
  },
  // Saudi Arabia
  "501 502": {
    2025: { down: "al-wehda-mecca al-orobah al-raed", up: "neom al-najma-unaizah al-hazem" },
    2024: { down: "abha al-tai al-hazem", up: "al-qadsiah al-orobah al-kholood" },
    2023: { down: "al-adalah al-batin al-faisaly-harmah", up: "al-ahli-jeddah al-okhdood al-riyadh" },
  },
  // Japan
  "511 512": {
    2025: {
      down: "yokohama-fc shonan-bellmare albirex-niigata",
      up: "mito-hollyhock v-varen-nagasaki jef-united-chiba",
    },
    2024: {
      down: "jubilo-iwata hokkaido-consadole-sapporo sagan-tosu",
      up: "shimizu-s-pulse yokohama-fc fagiano-okayama",
    },
    2023: { down: "yokohama-fc vegalta-sendai tokushima-vortis", up: "machida-zelvia jubilo-iwata tokyo-verdy" },
  },
  "512 513": {
    2025: { down: "tochigi-sc kagoshima-united thespa-gunma", up: "omiya-ardija imabari kataller-toyama" },
    2024: { down: "omiya-ardija zweigen-kanazawa kataller-toyama", up: "ehime kagoshima-united tochigi-sc" },
    2023: { down: "ehime ryukyu giravanz-kitakyushu", up: "iwaki fujieda-myfc kataller-toyama" },
  },
  // South Korea
  "521 522": {
    2025: { down: "suwon-fc daegu", up: "incheon-united bucheon-1995" },
    2024: { down: "incheon-united", up: "fc-anyang" },
    2023: { down: "suwon-samsung-bluewings", up: "gimcheon-sangmu" },
  },
  // Indonesia
  "546 547": {
    2025: {
      down: "psis-semarang barito-putera pss-sleman",
      up: "bhayangkara-presisi-lampung psim-yogyakarta persijap-jepara",
    },
    2024: { down: "persela-lamongan bhayangkara-presisi-lampung sriwijaya", up: "malut-united semen-padang psbs-biak" },
    2023: { down: "persipura-jayapura psms-medan deltras-sidoarjo", up: "dewa-united persis-solo persik-kediri" },
  },
  // Chile
  "636 637": {
    2025: { down: "deportes-iquique union-espanola", up: "universidad-de-concepcion deportes-concepcion" },
    2024: { down: "cobreloa deportes-copiapo", up: "la-serena deportes-limache" },
    2023: { down: "curico-unido magallanes", up: "cobreloa deportes-iquique" },
  },
  // Ecuador
  "656 657": {
    2025: { down: "el-nacional-quito vinotinto-ecuador", up: "guayaquil-city leones-del-norte" },
    2024: { down: "imbabura cumbaya", up: "vinotinto-ecuador manta" },
    2023: { down: "gualaceo guayaquil-city", up: "macara imbabura" },
  },
  // Egypt
  "701 702": {
    2025: { down: "aswan abou-qir-fertilizers tersana", up: "el-mokawloon-el-arab wadi-degla pharco" },
    2024: {
      down: "el-mokawloon-el-arab baladiyat-el-mahalla el-dakhleya",
      up: "petrojet ghazl-el-mahalla haras-el-hodoud",
    },
    2023: { down: "ghazl-el-mahalla al-qanah haras-el-hodoud", up: "zed el-gouna baladiyat-el-mahalla" },
  },
  // South Africa
  "711 712": {
    2025: { down: "cape-town-city baroka", up: "durban-city orbit-college" },
    2024: { down: "black-leopards", up: "magesi" },
    2023: { down: "university-of-pretoria", up: "polokwane-city" },
  },
  // Cambodia
  "411 412": {
    2025: { down: "prey-veng", up: "life-sihanoukville" },
    2024: { down: "kampong-cham", up: "dangkor-senchey" },
    2023: { down: "siem-reap", up: "ministry-of-interior" },
  },
  // Vietnam
  "766 767": {
    2025: { down: "quy-nhon-united", up: "ninh-binh" },
    2024: { down: "khatoco-khanh-hoa", up: "shb-da-nang" },
    2023: { down: "shb-da-nang", up: "pvf-cand" },
  },
};
