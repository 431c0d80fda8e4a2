/** Who plays in a season of a continental cup because a season before qualified them. */
export interface QualifiedClubs {
  /** An instant at which the last match of the deciding seasons is over. */
  knownAt: string;
  /** Keys of clubs, league after league. */
  clubs: string;
}

/** By cup and year. */
export const QUALIFIED_CLUBS: Readonly<Record<string, QualifiedClubs>> = {
  "103 2024": {
    knownAt: "2024-05-27T14:23Z",
    clubs:
      "manchester-city liverpool arsenal chelsea aston-villa celtic barcelona real-madrid villarreal atletico-madrid bayern-munich borussia-dortmund rb-leipzig eintracht-frankfurt juventus napoli inter-milan fiorentina paris-saint-germain monaco lens psv-eindhoven ajax fc-porto sporting-cp benfica union-saint-gilloise genk galatasaray fenerbahce copenhagen viking olympiacos red-star-belgrade sparta-praha shakhtar-donetsk",
  },
  "104 2024": {
    knownAt: "2024-05-27T14:23Z",
    clubs:
      "everton tottenham-hotspur manchester-united rangers real-betis athletic-club rayo-vallecano bayer-leverkusen vfb-stuttgart bologna ac-milan torino marseille lyon lille utrecht twente braga club-brugge anderlecht besiktas gaziantep red-bull-salzburg basel midtjylland malmo-ff bodo-glimt panathinaikos paok hajduk-split ludogorets slavia-praha viktoria-plzen ferencvaros dynamo-kyiv maccabi-haifa",
  },
  "105 2024": {
    knownAt: "2024-05-27T17:52Z",
    clubs:
      "nottingham-forest heart-of-midlothian the-new-saints shamrock-rovers shelbourne osasuna koln lazio toulouse feyenoord famalicao antwerp trabzonspor sturm-graz young-boys nordsjaelland mjallby elfsborg kups breidablik jagiellonia-bialystok pogon-szczecin legia-warszawa rakow-czestochowa aek-athens pafos aris-limassol dinamo-zagreb rijeka vojvodina borac-banja-luka fcsb cfr-cluj sigma-olomouc dunajska-streda kryvbas",
  },
  "192 2024": {
    knownAt: "2024-06-02T07:52Z",
    clubs:
      "chengdu-rongcheng shanghai-shenhua beijing-guoan johor-darul-tazim buriram-united shabab-al-ahli al-ain al-wahda-abu-dhabi al-nassr al-hilal-riyadh al-ittihad-jeddah kashiwa-reysol vissel-kobe kyoto-sanga jeonbuk-hyundai-motors gangwon incheon-united melbourne-city al-gharafa al-duhail al-sadd sepahan tractor nasaf",
  },
  "193 2024": {
    knownAt: "2024-06-26T11:52Z",
    clubs:
      "preah-khan-reach-svay-rieng shanghai-port eastern-hong-kong lee-man kuching-city kaya-iloilo lion-city-sailors bg-tampines-rovers ratchaburi bangkok-united al-jazira sharjah hai-phong ninh-binh al-taawoun al-ettifaq shonan-bellmare pohang-steelers auckland-fc mohun-bagan-super-giant jamshedpur northeast-united persija-jakarta al-rayyan qatar-sc umm-salal foolad esteghlal persepolis neftchi-fergana navbahor pakhtakor",
  },
  "110 2024": {
    knownAt: "2023-12-19T01:56Z",
    clubs:
      "flamengo botafogo vasco-da-gama atletico-mineiro palmeiras cruzeiro red-bull-bragantino deportivo-riestra river-plate estudiantes-de-la-plata rosario-central racing-club boca-juniors atletico-nacional independiente-medellin america-de-cali universidad-catolica-chile universidad-de-chile colo-colo nacional-montevideo penarol montevideo-city-torque cerro-porteno guarani-asuncion alianza-lima universitario ldu-quito independiente-del-valle aucas always-ready bolivar caracas",
  },
  "111 2024": {
    knownAt: "2023-12-19T01:56Z",
    clubs:
      "fluminense bahia internacional sao-paulo athletico-paranaense gremio fortaleza san-lorenzo lanus velez-sarsfield talleres-cordoba argentinos-juniors union-santa-fe junior-barranquilla millonarios atletico-bucaramanga ohiggins coquimbo-unido union-espanola liverpool-montevideo juventud-de-las-piedras defensor-sporting olimpia-asuncion recoleta-asuncion melgar sporting-cristal deportivo-cuenca orense oriente-petrolero gv-san-jose universidad-central-de-venezuela carabobo",
  },
  "120 2024": {
    knownAt: "2024-06-17T16:55Z",
    clubs:
      "al-ahly pyramids zamalek rs-berkane raja-casablanca as-far mamelodi-sundowns orlando-pirates abia-warriors rangers-international club-africain us-monastir usm-alger cr-belouizdad mc-alger bechem-united",
  },
  "103 2025": {
    knownAt: "2025-05-26T20:57Z",
    clubs:
      "liverpool manchester-city arsenal chelsea tottenham-hotspur rangers real-madrid barcelona atletico-madrid villarreal bayern-munich eintracht-frankfurt vfb-stuttgart bayer-leverkusen napoli ac-milan inter-milan roma paris-saint-germain marseille lens psv-eindhoven az-alkmaar sporting-cp benfica fc-porto club-brugge union-saint-gilloise galatasaray fenerbahce copenhagen bodo-glimt olympiacos red-star-belgrade slavia-praha shakhtar-donetsk",
  },
  "104 2025": {
    knownAt: "2025-05-26T20:57Z",
    clubs:
      "newcastle-united aston-villa manchester-united celtic real-betis sevilla valencia borussia-dortmund werder-bremen juventus atalanta torino lille lyon monaco ajax go-ahead-eagles braga charleroi gent trabzonspor konyaspor red-bull-salzburg servette midtjylland malmo-ff molde panathinaikos aek-athens dinamo-zagreb ludogorets sparta-praha viktoria-plzen ferencvaros dynamo-kyiv hapoel-beer-sheva",
  },
  "105 2025": {
    knownAt: "2025-06-02T17:58Z",
    clubs:
      "crystal-palace heart-of-midlothian the-new-saints shamrock-rovers st-patricks-athletic real-sociedad rb-leipzig lazio rennes feyenoord vitoria-de-guimaraes genk besiktas rapid-wien young-boys brondby mjallby ifk-goteborg hjk-helsinki vikingur-reykjavik lech-poznan jagiellonia-bialystok rakow-czestochowa korona-kielce paok pafos omonia hajduk-split rijeka partizan zeljeznicar dinamo-bucuresti rapid-bucuresti hradec-kralove slovan-bratislava lnz-cherkasy",
  },
  "192 2025": {
    knownAt: "2025-06-08T07:57Z",
    clubs:
      "shanghai-shenhua chengdu-rongcheng beijing-guoan johor-darul-tazim buriram-united al-wasl al-ain al-wahda-abu-dhabi al-nassr al-hilal-riyadh al-ahli-jeddah kashima-antlers kawasaki-frontale gamba-osaka pohang-steelers daejeon-hana-citizen ulsan-hd melbourne-city al-sadd al-duhail al-shamal tractor sepahan nasaf",
  },
  "193 2025": {
    knownAt: "2025-06-25T12:55Z",
    clubs:
      "preah-khan-reach-svay-rieng shanghai-port kitchee eastern-hong-kong selangor manila-digger lion-city-sailors bg-tampines-rovers bangkok-united muangthong-united al-nasr-dubai sharjah the-cong-viettel nam-dinh al-ittihad-jeddah al-taawoun yokohama-f-marinos jeonbuk-hyundai-motors auckland-fc mumbai-city mohun-bagan-super-giant jamshedpur persita-tangerang al-rayyan al-shahaniya al-ahli-doha esteghlal foolad aluminium-arak pakhtakor bunyodkor navbahor",
  },
  "110 2025": {
    knownAt: "2024-12-24T02:00Z",
    clubs:
      "flamengo palmeiras cruzeiro corinthians fluminense bahia red-bull-bragantino boca-juniors racing-club estudiantes-de-la-plata talleres-cordoba rosario-central river-plate junior-barranquilla atletico-nacional millonarios union-la-calera palestino coquimbo-unido nacional-montevideo penarol liverpool-montevideo cerro-porteno olimpia-asuncion sporting-cristal melgar ldu-quito independiente-del-valle libertad-loja bolivar san-antonio-bulo-bulo carabobo",
  },
  "111 2025": {
    knownAt: "2024-12-24T02:00Z",
    clubs:
      "juventude atletico-mineiro fortaleza internacional vitoria-bahia botafogo sao-paulo argentinos-juniors defensa-y-justicia lanus independiente-avellaneda san-lorenzo union-santa-fe deportes-tolima deportivo-pasto independiente-santa-fe colo-colo everton-de-vina-del-mar universidad-de-chile montevideo-city-torque boston-river defensor-sporting libertad-asuncion sportivo-luqueno universitario cusco deportivo-cuenca universidad-catolica-quito the-strongest gv-san-jose caracas universidad-central-de-venezuela",
  },
  "120 2025": {
    knownAt: "2025-06-16T16:54Z",
    clubs:
      "zamalek al-ahly pyramids rs-berkane raja-casablanca wydad-casablanca mamelodi-sundowns orlando-pirates remo-stars rivers-united esperance-de-tunis cs-sfaxien mc-alger usm-alger js-saoura asante-kotoko",
  },
  "103 2027": {
    knownAt: "2027-05-24T20:53Z",
    clubs:
      "manchester-city liverpool arsenal aston-villa newcastle-united celtic barcelona atletico-madrid athletic-club real-madrid bayern-munich borussia-dortmund bayer-leverkusen eintracht-frankfurt inter-milan lazio roma atalanta paris-saint-germain marseille lille psv-eindhoven ajax sporting-cp benfica braga club-brugge genk fenerbahce galatasaray brondby bodo-glimt paok red-star-belgrade sparta-praha shakhtar-donetsk",
  },
  "104 2027": {
    knownAt: "2027-05-24T20:53Z",
    clubs:
      "tottenham-hotspur bournemouth brighton-and-hove-albion rangers villarreal real-betis osasuna vfb-stuttgart rb-leipzig napoli juventus fiorentina rennes monaco nice feyenoord sparta-rotterdam fc-porto union-saint-gilloise anderlecht trabzonspor besiktas red-bull-salzburg basel midtjylland hammarby rosenborg olympiacos aek-athens dinamo-zagreb levski-sofia slavia-praha viktoria-plzen ferencvaros polissya-zhytomyr hapoel-beer-sheva",
  },
  "105 2027": {
    knownAt: "2027-05-30T14:57Z",
    clubs:
      "manchester-united heart-of-midlothian the-new-saints shamrock-rovers derry-city valencia werder-bremen ac-milan lens az-alkmaar vitoria-de-guimaraes antwerp samsunspor sturm-graz servette agf-aarhus aik bk-hacken kups stjarnan legia-warszawa lech-poznan gornik-zabrze zaglebie-lubin panathinaikos omonia apollon-limassol rijeka hajduk-split vojvodina borac-banja-luka fcsb cfr-cluj sigma-olomouc dunajska-streda dynamo-kyiv",
  },
  "192 2027": {
    knownAt: "2027-06-06T07:54Z",
    clubs:
      "shanghai-port chengdu-rongcheng beijing-guoan johor-darul-tazim buriram-united shabab-al-ahli sharjah al-jazira al-hilal-riyadh al-nassr al-ittihad-jeddah cerezo-osaka kashima-antlers kawasaki-frontale ulsan-hd fc-seoul gimcheon-sangmu melbourne-city al-sadd al-duhail al-rayyan persepolis tractor bunyodkor",
  },
  "193 2027": {
    knownAt: "2027-06-23T11:53Z",
    clubs:
      "preah-khan-reach-svay-rieng shandong-taishan eastern-hong-kong southern-hong-kong selangor one-taguig bg-tampines-rovers lion-city-sailors ratchaburi bg-pathum-united al-ain al-wahda-abu-dhabi cong-an-ha-noi nam-dinh al-ahli-jeddah al-qadsiah kyoto-sanga jeonbuk-hyundai-motors melbourne-victory mohun-bagan-super-giant mumbai-city bengaluru bali-united al-shahaniya al-ahli-doha al-gharafa esteghlal sepahan gol-gohar nasaf sogdiana agmk",
  },
  "110 2027": {
    knownAt: "2026-12-22T01:54Z",
    clubs:
      "palmeiras flamengo atletico-mineiro mirassol fluminense cruzeiro ceara boca-juniors river-plate talleres-cordoba lanus racing-club argentinos-juniors atletico-nacional independiente-santa-fe deportes-tolima colo-colo nublense coquimbo-unido penarol boston-river danubio olimpia-asuncion guarani-asuncion universitario alianza-lima independiente-del-valle barcelona-guayaquil ldu-quito bolivar the-strongest universidad-central-de-venezuela",
  },
  "111 2027": {
    knownAt: "2026-12-22T01:54Z",
    clubs:
      "gremio botafogo santos corinthians bahia sao-paulo vasco-da-gama velez-sarsfield rosario-central independiente-avellaneda estudiantes-de-la-plata deportivo-riestra san-lorenzo junior-barranquilla independiente-medellin america-de-cali universidad-catolica-chile ohiggins palestino nacional-montevideo racing-montevideo defensor-sporting cerro-porteno libertad-asuncion sporting-cristal cienciano emelec universidad-catolica-quito san-antonio-bulo-bulo always-ready caracas deportivo-tachira",
  },
  "120 2027": {
    knownAt: "2027-06-14T16:54Z",
    clubs:
      "al-ahly pyramids zamalek raja-casablanca rs-berkane wydad-casablanca orlando-pirates kaizer-chiefs rivers-united remo-stars esperance-de-tunis stade-tunisien mc-alger es-setif mc-oran asante-kotoko",
  },
};
