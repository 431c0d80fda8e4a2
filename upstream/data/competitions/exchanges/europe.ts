import type { Exchanges } from "./exchange.ts";

export const EUROPEAN_EXCHANGES: Exchanges = {
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
};
