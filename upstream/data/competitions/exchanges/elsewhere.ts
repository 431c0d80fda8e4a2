import type { Exchanges } from "./exchange.ts";

export const OTHER_EXCHANGES: Exchanges = {
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
