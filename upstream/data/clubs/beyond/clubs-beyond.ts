import type { Names } from "../../entries/types.ts";

/**
 * Real clubs that are in none of the competitions here: of lower divisions, and of countries whose league is not played
 * here. Players come from them and go to them, so they have a name and no page. By country; a name may be followed by
 * the one in the country's own script.
 */
const BEYOND: Readonly<Record<string, string>> = {
  "GB-ENG":
    "Chester,Kidderminster Harriers,Hereford,Darlington,Spennymoor Town,King's Lynn Town,Maidstone United,Dorking Wanderers,Torquay United,Dagenham & Redbridge,Ebbsfleet United,AFC Fylde,Chorley,Curzon Ashton,Worthing,Hornchurch,Hampton & Richmond Borough,Bath City,Weston-super-Mare,Maidenhead United,Dover Athletic,Macclesfield,South Shields,Radcliffe",
  "GB-SCT":
    "Cove Rangers,Alloa Athletic,Queen of the South,Hamilton Academical,Kelty Hearts,Montrose,Inverness Caledonian Thistle,East Fife,Peterhead,Stenhousemuir,Elgin City,Stirling Albion,Dumbarton,Forfar Athletic,The Spartans,Clyde",
  "GB-WLS": "Airbus UK Broughton,Carmarthen Town,Pontypridd United,Aberystwyth Town,Prestatyn Town,Newtown,Afan Lido",
  "GB-NIR": "Ards,Newry City,Institute,Ballinamallard United,Dundela,Annagh United,Loughgall,H&W Welders",
  IE: "Bray Wanderers,UCD,Wexford,Finn Harps,Longford Town,Athlone Town,Treaty United,Kerry,Cobh Ramblers",
  ES: "Ponferradina,Barakaldo,Unionistas de Salamanca,Zamora,Lugo,Racing de Ferrol,Arenas de Getxo,Real Unión,Gimnàstic de Tarragona,Sabadell,Hércules,Alcorcón,Algeciras,Antequera,Marbella,Ibiza,Teruel,Atlético Baleares,Cacereño,Avilés Industrial",
  PT: "Sporting da Covilhã,Académica,Varzim,Trofense,Amora,Belenenses,Caldas,Atlético CP,Fafe,Anadia,Lusitânia de Lourosa,Sanjoanense,Oliveira do Hospital",
  DE: "Kickers Offenbach,Chemnitzer FC,Hallescher FC,Carl Zeiss Jena,FC Homburg,Stuttgarter Kickers,Lokomotive Leipzig,Rot-Weiß Oberhausen,VfB Lübeck,Würzburger Kickers,FC Memmingen,Fortuna Köln,Wuppertaler SV,Sportfreunde Lotte,Greifswalder FC,VSG Altglienicke,FSV Frankfurt,KSV Hessen Kassel",
  AT: "SV Lafnitz,FC Dornbirn,SV Horn,Leoben,Union Gurten,SV Wallern,Deutschlandsberger SC,SC Mannsdorf",
  CH: "FC Biel-Bienne,SC Brühl,SC Cham,FC Breitenrain,FC Paradiso,FC Bulle,SC Kriens",
  IT: "Ternana,Perugia,Triestina,Vis Pesaro,Pontedera,Gubbio,Carpi,Lucchese,Pro Vercelli,Novara,Renate,Giana Erminio,Potenza,Monopoli,Foggia,Crotone,Siracusa,Casertana,Giugliano,Torres",
  FR: "Sochaux,Valenciennes,Orléans,Châteauroux,Le Puy,Concarneau,Villefranche,Versailles,Quevilly-Rouen,Bourg-en-Bresse,Aubagne,Paris 13 Atletico,Créteil,Fleury 91,Cannes,Bordeaux",
  BE: "Lyra-Lierse,KVK Ninove,Knokke,Hoogstraten,Thes Sport,Belisia Bilzen,URSL Visé,Excelsior Virton,Tubize,Stockay",
  NL: "Spakenburg,Katwijk,De Treffers,Rijnsburgse Boys,Koninklijke HFC,Excelsior Maassluis,GVVV,BVV Barendrecht,Quick Boys,AFC Amsterdam",
  SE: "Sollentuna,AFC Eskilstuna,Skövde AIK,Jönköpings Södra,Dalkurd,Ängelholm,Nosaby,Ljungskile,Karlstad,Assyriska",
  NO: "Tromsdalen,Jerv,Brattvåg,Arendal,Notodden,Grorud,Vard Haugesund,Levanger,Alta,Fram Larvik,Strømmen",
  DK: "Nykøbing,Fremad Amager,Thisted,Næstved,Skive,Brabrand,HIK,Vendsyssel,Roskilde,Ishøj,Middelfart,AB Gladsaxe",
  FI: "KPV Kokkola,MP Mikkeli,RoPS Rovaniemi,Klubi 04,PK-35,KäPa,SJK Akatemia,EIF Ekenäs,PEPO",
  IS: "Grindavík,Njarðvík,Þróttur Reykjavík,Leiknir Reykjavík,Selfoss,Fjölnir,HK Kópavogur,Grótta",
  PL: "Podbeskidzie,GKS Jastrzębie,Hutnik Kraków,Olimpia Elbląg,Resovia,Sandecja Nowy Sącz,Skra Częstochowa,KKS Kalisz,Świt Szczecin,Zagłębie Sosnowiec",
  CZ: "Vlašim,Varnsdorf,Vyškov,Prostějov,Příbram,Chrudim,Táborsko,Opava,Ústí nad Labem,Kroměříž",
  SK: "Spartak Myjava,Zlaté Moravce,Petržalka,Púchov,Liptovský Mikuláš,Dukla Banská Bystrica,Pohronie",
  HU: "Vasas,Honvéd,Mezőkövesd,Szeged,Soroksár,Ajka,Szentlőrinc,Tatabánya,Csákvár,Gyirmót",
  RO: "Concordia Chiajna,Steaua București,Reșița,Voluntari,Politehnica Timișoara,ASA Târgu Mureș,Corvinul Hunedoara,Ceahlăul,Dumbrăvița",
  BG: "Etar,Litex Lovech,Hebar,Pirin Blagoevgrad,Dunav Ruse,Yantra Gabrovo,Strumska Slava,Minyor Pernik,Marek Dupnitsa",
  GR: "Kalamata,Chania,Niki Volos,Panachaiki,Kavala,Apollon Smyrnis,Ionikos,Makedonikos,Kampaniakos",
  CY: "Doxa Katokopias,Nea Salamina,Olympias Lympion,Digenis Morphou,PAEEK,Karmiotissa,Ayia Napa,ASIL Lysi",
  TR: "Altay,Ankaraspor,Kırklarelispor,Menemen FK,Bucaspor 1928,Tuzlaspor,Yeni Malatyaspor,Denizlispor,Balıkesirspor,24 Erzincanspor,Afjet Afyonspor",
  HR: "Rudeš,Šibenik,Cibalia,Dugopolje,Solin,Sesvete,Zrinski Jurjevac,Croatia Zmijavci,Jarun,Opatija",
  RS: "Voždovac,Inđija,Mačva Šabac,Zlatibor Čajetina,Metalac,Grafičar,Trayal,Tekstilac Odžaci,Sloboda Užice,Smederevo",
  SI: "Triglav Kranj,Tabor Sežana,Gorica,Rudar Velenje,Bilje,Krka,Ilirija 1911,Beltinci,Brinje",
  BA: "Leotar,Zvijezda 09,Mladost Doboj Kakanj,Tuzla City,Igman Konjic,GOŠK Gabela,Stupčanica,Radnik Hadžići",
  ME: "Sutjeska,Zeta,Mornar,Petrovac,Jezero",
  MK: "Vardar,Shkëndija,Struga,Akademija Pandev,Rabotnički,Sileks",
  AL: "Partizani,Tirana,Vllaznia,Egnatia,Teuta,Skënderbeu",
  XK: "Prishtina,Ballkani,Drita,Gjilani,Llapi,Malisheva",
  UA: "Metalist Kharkiv,Ahrobiznes,Nyva Ternopil,Bukovyna,Chornomorets Odesa,Livyi Bereh,UCSA,Prykarpattia,Inhulets",
  RU: "Torpedo Moscow,Rotor Volgograd,Chayka,Yenisey,Shinnik,Tyumen,Volgar Astrakhan,Kuban,Alaniya,KAMAZ,Tekstilshchik",
  BY: "BATE Borisov,Dinamo Minsk,Torpedo-BelAZ,Shakhtyor Soligorsk,Neman Grodno,Slutsk",
  GE: "Sioni Bolnisi,Merani Martvili,Shukura Kobuleti,Lokomotivi Tbilisi,Chikhura Sachkhere,Rustavi,WIT Georgia",
  AM: "Pyunik,Ararat-Armenia,Urartu,Alashkert,Noah,Shirak",
  AZ: "Qarabağ,Neftçi,Sabah,Zirə,Sumqayıt,Turan Tovuz",
  KZ: "Akzhayik,Taraz,Khan Tengri,Ekibastuz,Arys,Shakhter Karagandy,Caspiy",
  UZ: "Turon,Lokomotiv Tashkent,Aral Nukus,Jizzakh Bars,Olympic Tashkent",
  IL: "Hapoel Kfar Saba,Hapoel Rishon LeZion,Hapoel Acre,Hapoel Umm al-Fahm,Maccabi Herzliya,Hapoel Ramat Gan,Kafr Qasim",
  BR: "América (RN),ABC,Sampaio Corrêa,Campinense,Retrô,Tombense,Brasil de Pelotas,Joinville,Portuguesa,Água Santa,Novo Hamburgo,Manaus,Tuna Luso,Altos,Moto Club,Bangu,Madureira,Boavista (RJ),Nova Iguaçu,Goiatuba,Aparecidense,XV de Piracicaba,Capivariano,Velo Clube",
  AR: "Villa Dálmine,Argentino de Quilmes,Sportivo Italiano,Deportivo Armenio,Comunicaciones,Fénix,Flandria,UAI Urquiza,Deportivo Merlo,Sportivo Belgrano,Juventud Unida,Douglas Haig,Cipolletti,Villa Mitre,Real Pilar,Dock Sud",
  UY: "Rentistas,Sud América,Villa Española,Atenas,Tacuarembó,Cerrito,Rampla Juniors,La Luz,Fénix Montevideo,Oriental",
  CL: "Deportes Melipilla,Provincial Osorno,Real San Joaquín,Lautaro de Buin,Provincial Ovalle,Trasandino,Colchagua",
  PY: "Guaireña,Sol de América,Deportivo Capiatá,12 de Octubre,Fernando de la Mora,Resistencia,Atlético Tembetary,Pastoreo",
  PE: "Unión Comercio,Deportivo Municipal,Carlos Mannucci,San Martín,Cantolao,Santos de Nasca,Comerciantes FC,Pirata FC",
  BO: "Palmaflor,Vaca Díez,Libertad Gran Mamoré,Universitario de Sucre,Royal Pari,Stormers Sporting,Fatic",
  EC: "Guayaquil Sport,Atlético Santo Domingo,América de Quito,Búhos ULVR,Puerto Quito,Toreros,La Unión de Manta",
  CO: "Orsomarso,Tigres,Real Cartagena,Barranquilla FC,Leones,Bogotá FC,Atlético FC,Boca Juniors de Cali,Patriotas,Quindío",
  VE: "Mineros de Guayana,Zulia FC,Deportivo Lara,Yaracuyanos,Dynamo Puerto,Titanes,Aragua,Hermanos Colmenárez,Héroes de Falcón",
  MX: "Inter Playa del Carmen,Cafetaleros,Tampico Madero,Real Apodaca,Gavilanes de Matamoros,Reboceros de La Piedad,Racing de Veracruz,Halcones de Zapopan",
  US: "Forward Madison,Union Omaha,Greenville Triumph,Richmond Kickers,One Knoxville,Chattanooga FC,Charlotte Independence,South Georgia Tormenta,Spokane Velocity,AV Alta,Portland Hearts of Pine,Texoma FC",
  CA: "Forge,Cavalry,Pacific FC,Atlético Ottawa,York United,Valour,HFX Wanderers",
  CR: "Jicaral,Santos de Guápiles,Carmelita,Escorpiones de Belén,Quepos Cambute,Municipal Grecia,Uruguay de Coronado,Cofutpa",
  PA: "Tauro,Plaza Amador,San Francisco,Árabe Unido,Sporting San Miguelito",
  HN: "Olimpia,Motagua,Marathón,Real España,Victoria",
  GT: "Comunicaciones,Municipal,Antigua,Xelajú",
  SV: "Alianza,FAS,Águila,Isidro Metapán",
  JM: "Mount Pleasant,Portmore United,Cavalier,Harbour View,Waterhouse",
  HT: "Violette,Cavaly,Arcahaie,Don Bosco",
  TT: "Defence Force,W Connection,Central FC,Police FC",
  CW: "Jong Holland,Centro Dominguito,RKSV Scherpenheuvel",
  JP: "Honda FC,Sony Sendai,Verspah Oita,Maruyasu Okazaki,FC Tiamo Hirakata,Okinawa SV,Suzuka Point Getters,Minebea Mitsumi,Briobecca Urayasu,Yokogawa Musashino,Cobaltore Onagawa,Vonds Ichihara",
  KR: "Gangneung Citizen,Gyeongju KHNP,Daejeon Korail,Mokpo FC,Changwon FC,Busan Transportation,Pocheon Citizen,Chuncheon FC,Yangpyeong FC,Siheung Citizen",
  CN: "Taian Tiankuang/泰安天贶,Hubei Istar/湖北青年星,Guangxi Hengchen/广西恒宸,Wuxi Wugo/无锡吴钩,Hainan Star/海南之星,Qingdao Red Lions/青岛红狮,Xi'an Ronghai/西安荣海,Wuhan Jiangcheng/武汉江城,Zibo Qisheng/淄博齐盛,Haimen Codion/海门珂缔缘",
  HK: "Wong Tai Sin/黃大仙,Yau Tsim Mong/油尖旺,Tuen Mun/屯門足球會,Kwun Tong/觀塘,Sun Source/新源,Lucky Mile/福全",
  MO: "Chao Pak Kei,Benfica de Macau,Monte Carlo,Lun Lok",
  TH: "Lampang/ลำปาง,Uttaradit/อุตรดิตถ์,Phitsanulok/พิษณุโลก,Phetchabun/เพชรบูรณ์,Kamphaengphet/กำแพงเพชร,Udon Thani/อุดรธานี,Roi Et/ร้อยเอ็ด,Suranaree Black Cat/สุรนารี แบล็คแคท,Surin City/สุรินทร์ ซิตี้,Yasothon/ยโสธร,Samut Sakhon/สมุทรสาคร,Nonthaburi United/นนทบุรี ยูไนเต็ด,Saraburi United/สระบุรี ยูไนเต็ด,Customs United/คัสตอม ยูไนเต็ด,Pattaya Dolphins/พัทยา ดอลฟินส์,Navy/ราชนาวี,Hua Hin City/หัวหิน ซิตี้,Ranong United/ระนอง ยูไนเต็ด,Phuket Andaman/ภูเก็ต อันดามัน,Phatthalung/พัทลุง,Nara United/นรา ยูไนเต็ด,Krabi/กระบี่",
  VN: "Bình Thuận,Gia Định,Đắk Lắk,Lâm Đồng,Kon Tum,Vĩnh Long,Tiền Giang,An Giang,Cần Thơ,Tây Ninh,Định Hướng Phú Nhuận,Trẻ SHB Đà Nẵng,Trẻ Hà Nội",
  KH: "Asia Europe United/អាស៊ី អឺរ៉ុប យូណាយធីត,Soltilo Angkor/សូលទីឡូ អង្គរ,Electricite du Cambodge/អគ្គិសនីកម្ពុជា,Prek Pra Keila/ព្រែកប្រា កីឡា,Kampong Speu/កំពង់ស្ពឺ,Battambang/បាត់ដំបង,Takeo/តាកែវ,Tboung Khmum/ត្បូងឃ្មុំ",
  MY: "Harini,Sarawak United,Gombak FC,Immigration II,Kuala Lumpur Rovers,Armed Forces FC,Respect FC,Bukit Tambun",
  SG: "Warriors FC,Home United,Gombak United,Woodlands Wellington,Police SA,Singapore Khalsa",
  ID: "Persiku Kudus,Persikab Bandung,Persewar Waropen,Nusantara United,Dejan FC,Persibo Bojonegoro,Gresik United,RANS Nusantara,Persikas Subang,Perserang",
  PH: "Azkals Development Team,Green Archers United,Inter Manila,Pilipinas Dragons,Manila Diggers,Taguig FC",
  MM: "Yangon United,Shan United,Ayeyawady United,Hantharwady United,Yadanarbon",
  LA: "Young Elephants,Ezra,Master 7,Lao Army,Chanthabouly",
  AU: "South Hobart,Adelaide City,Campbelltown City,MetroStars,Gold Coast Knights,Lions FC,Brisbane Strikers,Perth SC,Stirling Macedonia,Olympic Kingsway,Canberra Croatia,Edgeworth Eagles",
  NZ: "Melville United,Hamilton Wanderers,Petone,Waterside Karori,Dunedin City Royals,Bay Olympic,North Shore United",
  FJ: "Ba,Lautoka,Suva,Rewa,Labasa,Nadi",
  IN: "Delhi FC,Kenkre,TRAU,Sudeva Delhi,Bengaluru United,Southern Samity,ARA FC,Bhawanipore",
  SA: "Al-Safa,Al-Nojoom,Al-Sahel,Al-Qaisumah,Al-Kawkab,Al-Taqadom,Hajer,Al-Qotah,Al-Entesar,Al-Sharq",
  AE: "Masafi,Al-Taawon UAE,Al-Fujairah,Al-Rams,Al-Thaid,City Club",
  QA: "Al-Khor,Al-Markhiya,Al-Mesaimeer,Lusail,Al-Bidda,Al-Waab",
  IR: "Naft Masjed Soleyman,Naft va Gaz Gachsaran,Mes Shahr-e Babak,Nirooye Zamini,Saipa,Shahr Raz,Damash Gilan,Shahin Bushehr,Khooshe Talaei",
  IQ: "Al-Shorta,Al-Zawraa,Al-Quwa Al-Jawiya,Al-Talaba,Erbil,Duhok",
  JO: "Al-Faisaly,Al-Wehdat,Al-Hussein,Al-Ramtha,Shabab Al-Ordon",
  SY: "Al-Jaish,Tishreen,Al-Fotuwa,Al-Ittihad Aleppo",
  OM: "Al-Seeb,Al-Nahda,Dhofar,Al-Shabab Oman,Sohar",
  EG: "Al-Mansoura,Olympic Club,Al-Nasr Cairo,Suez,Telephonat Beni Suef,Damietta,Sohag,Porto Suez,Gomhoriat Shebin,Ghazl Suez",
  MA: "Chabab Mohammédia,Youssoufia Berrechid,Raja Beni Mellal,Wydad Fès,Wydad Témara,Stade Marocain,SCC Mohammédia,Racing Casablanca",
  TN: "US Tataouine,CS Hammam-Lif,AS Rejiche,Stade Gabésien,Sfax Railways,CS Korba,Oceano Kerkennah,AS Djelma",
  DZ: "US Biskra,RC Arbaâ,NC Magra,HB Chelghoum Laïd,ASM Oran,MO Béjaïa,USM Annaba,JSM Tiaret,WA Tlemcen,RC Kouba",
  ZA: "Pretoria Callies,Cape Town Spurs,JDR Stars,Platinum City Rovers,Tornado,Leruma United,Spartak Mpumalanga,Pele Pele",
  NG: "Sporting Lagos,Gombe United,Akwa United,Lobi Stars,Heartland,Sunshine Stars,Doma United,Mighty Jets,Abia Comets",
  GH: "Great Olympics,Legon Cities,King Faisal,Real Tamale United,Accra Lions,Bofoakwa Tano,Inter Allies,Liberty Professionals",
  SN: "Génération Foot,Diambars,Teungueth,Jaraaf,Casa Sports,Dakar Sacré-Cœur",
  CI: "ASEC Mimosas,Stella Club,San-Pédro,Racing Abidjan,SOL FC,AFAD",
  CM: "Coton Sport,Fovu,Canon Yaoundé,Victoria United,Kadji Sports Academy,Colombe",
  ML: "Djoliba,Stade Malien,Real Bamako,Guidars,Yeelen Olympique",
  BF: "Salitas,ASFA Yennenga,Rahimo,Vitesse FC,AS Douanes",
  GN: "Horoya,AS Kaloum,Hafia,Wakriya",
  CD: "TP Mazembe,AS Vita Club,Maniema Union,DC Motema Pembe",
  CV: "Mindelense,Sporting Praia,Boavista Praia,Académica do Mindelo",
  AO: "Petro de Luanda,Primeiro de Agosto,Sagrada Esperança,Interclube",
  TZ: "Azam,Namungo,Coastal Union,Mtibwa Sugar",
  UG: "KCCA,Vipers,SC Villa,URA",
  KE: "Gor Mahia,AFC Leopards,Tusker,Bandari",
  ZM: "Zesco United,Nkana,Power Dynamos,Zanaco",
  ZW: "Dynamos Harare,Highlanders,CAPS United,FC Platinum",
  NA: "African Stars,Blue Waters,Black Africa",
  BW: "Township Rollers,Gaborone United,Jwaneng Galaxy",
  GM: "Real de Banjul,Gamtel,Steve Biko,Fortune FC",
};

/** The language of a country's own script. */
const SCRIPTS: Readonly<Record<string, keyof Names>> = { TH: "th", KH: "kh", CN: "zh-Hans", HK: "zh-Hant" };

function read(country: string, row: string): Names[] {
  const script = SCRIPTS[country];
  return row.split(",").map((one) => {
    const [en = "", own] = one.split("/");
    return { en, ...(script && own && { [script]: own }) };
  });
}

const BY_COUNTRY = new Map(Object.entries(BEYOND).map(([country, row]) => [country, read(country, row)]));

/** Names of a country's clubs that have no page; none where none is listed. */
export const clubsBeyond = (country: string): readonly Names[] => BY_COUNTRY.get(country) ?? [];

export const COUNTRIES_BEYOND: readonly string[] = [...BY_COUNTRY.keys()];
