// Country and key of the club, ground, city, capacity (rounded by some owners), founding year of the club.
export const FOOTBALL_VENUES = `
GB-ENG/arsenal|Emirates Stadium|London|60704|1886
GB-ENG/aston-villa|Villa Park|Birmingham|42918|1874
GB-ENG/bournemouth|Vitality Stadium|Bournemouth|11307|1899
GB-ENG/brentford|Gtech Community Stadium|London|17250|1889
GB-ENG/brighton-and-hove-albion|Amex Stadium|Falmer|31876|1901
GB-ENG/burnley|Turf Moor|Burnley|21944|1882
GB-ENG/chelsea|Stamford Bridge|London|40173|1905
GB-ENG/crystal-palace|Selhurst Park|London|25486|1905
GB-ENG/everton|Hill Dickinson Stadium|Liverpool|52769|1878
GB-ENG/fulham|Craven Cottage|London|27782|1879
GB-ENG/leeds-united|Elland Road|Leeds|37645|1919
GB-ENG/liverpool|Anfield|Liverpool|61276|1892
GB-ENG/manchester-city|Etihad Stadium|Manchester|53400|1880
GB-ENG/manchester-united|Old Trafford|Manchester|74310|1878
GB-ENG/newcastle-united|St James' Park|Newcastle upon Tyne|52305|1892
GB-ENG/nottingham-forest|City Ground|Nottingham|30404|1865
GB-ENG/sunderland|Stadium of Light|Sunderland|49000|1879
GB-ENG/tottenham-hotspur|Tottenham Hotspur Stadium|London|62850|1882
GB-ENG/west-ham-united|London Stadium|London|62500|1895
GB-ENG/wolverhampton-wanderers|Molineux Stadium|Wolverhampton|31750|1877
GB-ENG/ipswich-town|Portman Road|Ipswich|30056|1878
GB-ENG/southampton|St Mary's Stadium|Southampton|32384|1885
GB-ENG/leicester-city|King Power Stadium|Leicester|32262|1884
GB-ENG/coventry-city|Coventry Building Society Arena|Coventry|32609|1883
GB-ENG/middlesbrough|Riverside Stadium|Middlesbrough|34742|1876
GB-ENG/birmingham-city|St Andrew's|Birmingham|29409|1875
GB-ENG/sheffield-united|Bramall Lane|Sheffield|32050|1889
GB-ENG/sheffield-wednesday|Hillsborough|Sheffield|39732|1867
GB-ENG/bristol-city|Ashton Gate|Bristol|27000|1894
GB-ENG/west-bromwich-albion|The Hawthorns|West Bromwich|26850|1878
GB-ENG/norwich-city|Carrow Road|Norwich|27359|1902
GB-ENG/blackburn-rovers|Ewood Park|Blackburn|31367|1875
GB-ENG/millwall|The Den|London|20146|1885
GB-ENG/stoke-city|Bet365 Stadium|Stoke-on-Trent|30089|1863
GB-ENG/watford|Vicarage Road|Watford|22200|1881
GB-ENG/derby-county|Pride Park|Derby|33597|1884
GB-ENG/queens-park-rangers|Loftus Road|London|18439|1882
GB-ENG/hull-city|MKM Stadium|Hull|25586|1904
GB-ENG/preston-north-end|Deepdale|Preston|23404|1880
GB-ENG/charlton-athletic|The Valley|London|27111|1905
GB-ENG/portsmouth|Fratton Park|Portsmouth|20899|1898
GB-WLS/swansea-city|Swansea.com Stadium|Swansea|21088|1912
GB-WLS/cardiff-city|Cardiff City Stadium|Cardiff|33280|1899
GB-WLS/wrexham|Racecourse Ground|Wrexham|12600|1864
GB-SCT/celtic|Celtic Park|Glasgow|60411|1887
GB-SCT/rangers|Ibrox Stadium|Glasgow|51700|1872
GB-SCT/heart-of-midlothian|Tynecastle Park|Edinburgh|19852|1874
GB-SCT/hibernian|Easter Road|Edinburgh|20421|1875
GB-SCT/aberdeen|Pittodrie Stadium|Aberdeen|20866|1903
ES/real-madrid|Santiago Bernabéu|Madrid|83186|1902
ES/barcelona|Camp Nou|Barcelona|99354|1899
ES/atletico-madrid|Metropolitano|Madrid|70692|1903
ES/athletic-club|San Mamés|Bilbao|53331|1898
ES/real-sociedad|Reale Arena|San Sebastián|40000|1909
ES/real-betis|Benito Villamarín|Seville|60721|1907
ES/sevilla|Ramón Sánchez-Pizjuán|Seville|43883|1890
ES/valencia|Mestalla|Valencia|49430|1919
ES/villarreal|Estadio de la Cerámica|Villarreal|23008|1923
ES/celta-vigo|Balaídos|Vigo|24870|1923
ES/osasuna|El Sadar|Pamplona|23576|1920
ES/espanyol|RCDE Stadium|Cornellà de Llobregat|40000|1900
ES/girona|Montilivi|Girona|14624|1930
ES/rayo-vallecano|Estadio de Vallecas|Madrid|14708|1924
ES/getafe|Coliseum|Getafe|16500|1983
ES/mallorca|Son Moix|Palma|23142|1916
ES/alaves|Mendizorrotza|Vitoria-Gasteiz|19840|1921
ES/elche|Martínez Valero|Elche|31388|1923
ES/levante|Ciutat de València|Valencia|26354|1909
ES/real-oviedo|Carlos Tartiere|Oviedo|30500|1926
DE/bayern-munich|Allianz Arena|Munich|75024|1900
DE/borussia-dortmund|Signal Iduna Park|Dortmund|81365|1909
DE/bayer-leverkusen|BayArena|Leverkusen|30210|1904
DE/rb-leipzig|Red Bull Arena|Leipzig|47069|2009
DE/eintracht-frankfurt|Deutsche Bank Park|Frankfurt|58000|1899
DE/vfb-stuttgart|MHPArena|Stuttgart|60058|1893
DE/freiburg|Europa-Park Stadion|Freiburg|34700|1904
DE/hoffenheim|PreZero Arena|Sinsheim|30150|1899
DE/borussia-monchengladbach|Borussia-Park|Mönchengladbach|54042|1900
DE/mainz-05|Mewa Arena|Mainz|33305|1905
DE/vfl-wolfsburg|Volkswagen Arena|Wolfsburg|28917|1945
DE/werder-bremen|Weserstadion|Bremen|42100|1899
DE/augsburg|WWK Arena|Augsburg|30660|1907
DE/koln|RheinEnergieStadion|Cologne|50000|1948
DE/union-berlin|Stadion An der Alten Försterei|Berlin|22012|1966
DE/hamburger-sv|Volksparkstadion|Hamburg|57000|1887
DE/st-pauli|Millerntor-Stadion|Hamburg|29546|1910
DE/heidenheim|Voith-Arena|Heidenheim|15000|1846
DE/schalke-04|Veltins-Arena|Gelsenkirchen|62271|1904
DE/hertha-bsc|Olympiastadion|Berlin|74475|1892
IT/inter-milan|San Siro|Milan|75817|1908
IT/ac-milan|San Siro|Milan|75817|1899
IT/juventus|Allianz Stadium|Turin|41507|1897
IT/napoli|Stadio Diego Armando Maradona|Naples|54726|1926
IT/roma|Stadio Olimpico|Rome|70634|1927
IT/lazio|Stadio Olimpico|Rome|70634|1900
IT/atalanta|Gewiss Stadium|Bergamo|24950|1907
IT/bologna|Stadio Renato Dall'Ara|Bologna|36462|1909
IT/fiorentina|Stadio Artemio Franchi|Florence|43147|1926
IT/torino|Stadio Olimpico Grande Torino|Turin|27958|1906
IT/udinese|Bluenergy Stadium|Udine|25144|1896
IT/genoa|Stadio Luigi Ferraris|Genoa|33205|1893
IT/como|Stadio Giuseppe Sinigaglia|Como|13602|1907
IT/parma|Stadio Ennio Tardini|Parma|22352|1913
IT/hellas-verona|Stadio Marcantonio Bentegodi|Verona|39211|1903
IT/lecce|Stadio Via del Mare|Lecce|31533|1908
IT/palermo|Stadio Renzo Barbera|Palermo|36365|1900
FR/paris-saint-germain|Parc des Princes|Paris|47929|1970
FR/marseille|Stade Vélodrome|Marseille|67394|1899
FR/lyon|Groupama Stadium|Décines-Charpieu|59186|1950
FR/monaco|Stade Louis II|Monaco|18523|1924
FR/lille|Stade Pierre-Mauroy|Villeneuve-d'Ascq|50186|1944
FR/lens|Stade Bollaert-Delelis|Lens|38223|1906
FR/strasbourg|Stade de la Meinau|Strasbourg|32000|1906
FR/rennes|Roazhon Park|Rennes|29778|1901
FR/nice|Allianz Riviera|Nice|36178|1904
FR/brest|Stade Francis-Le Blé|Brest|15931|1950
FR/toulouse|Stadium de Toulouse|Toulouse|33150|1970
FR/nantes|Stade de la Beaujoire|Nantes|35322|1943
FR/saint-etienne|Stade Geoffroy-Guichard|Saint-Étienne|41965|1919
FR/le-havre|Stade Océane|Le Havre|25178|1872
PT/benfica|Estádio da Luz|Lisbon|68100|1904
PT/sporting-cp|Estádio José Alvalade|Lisbon|52095|1906
PT/fc-porto|Estádio do Dragão|Porto|50033|1893
PT/braga|Estádio Municipal de Braga|Braga|30286|1921
PT/vitoria-de-guimaraes|Estádio D. Afonso Henriques|Guimarães|30029|1922
NL/ajax|Johan Cruyff Arena|Amsterdam|55865|1900
NL/psv-eindhoven|Philips Stadion|Eindhoven|35000|1913
NL/feyenoord|De Kuip|Rotterdam|47500|1908
NL/az-alkmaar|AFAS Stadion|Alkmaar|19478|1967
NL/twente|De Grolsch Veste|Enschede|30205|1965
NL/utrecht|Stadion Galgenwaard|Utrecht|23750|1970
NL/heerenveen|Abe Lenstra Stadion|Heerenveen|26100|1920
NL/groningen|Euroborg|Groningen|22550|1971
BE/anderlecht|Lotto Park|Anderlecht|22500|1908
BE/club-brugge|Jan Breydel Stadium|Bruges|29062|1891
BE/genk|Cegeka Arena|Genk|23718|1988
BE/gent|Planet Group Arena|Ghent|20175|1900
TR/galatasaray|Rams Park|Istanbul|53978|1905
TR/fenerbahce|Şükrü Saracoğlu Stadium|Istanbul|47430|1907
TR/besiktas|Tüpraş Stadyumu|Istanbul|42590|1903
TR/trabzonspor|Papara Park|Trabzon|40782|1967
GR/olympiacos|Karaiskakis Stadium|Piraeus|33334|1925
GR/paok|Toumba Stadium|Thessaloniki|28703|1926
GR/aek-athens|OPAP Arena|Athens|32500|1924
HR/dinamo-zagreb|Maksimir Stadium|Zagreb|25912|1945
HR/hajduk-split|Poljud|Split|33987|1911
RS/red-star-belgrade|Rajko Mitić Stadium|Belgrade|51755|1945
RS/partizan|Partizan Stadium|Belgrade|29775|1945
UA/dynamo-kyiv|Olimpiyskiy|Kyiv|70050|1927
AT/rapid-wien|Allianz Stadion|Vienna|28345|1899
AT/red-bull-salzburg|Red Bull Arena|Wals-Siezenheim|30188|1933
CH/basel|St. Jakob-Park|Basel|38512|1893
CH/young-boys|Wankdorf|Bern|31120|1898
DK/copenhagen|Parken|Copenhagen|38065|1992
DK/brondby|Brøndby Stadium|Brøndby|29000|1964
SE/malmo-ff|Eleda Stadion|Malmö|22500|1910
SE/aik|Strawberry Arena|Solna|50000|1891
NO/rosenborg|Lerkendal Stadion|Trondheim|21421|1917
NO/bodo-glimt|Aspmyra Stadion|Bodø|8270|1916
PL/legia-warszawa|Stadion Wojska Polskiego|Warsaw|31800|1916
PL/lech-poznan|Enea Stadion|Poznań|42837|1922
CZ/sparta-praha|epet Arena|Prague|18887|1893
CZ/slavia-praha|Fortuna Arena|Prague|19370|1892
BR/flamengo|Maracanã|Rio de Janeiro|78838|1895
BR/fluminense|Maracanã|Rio de Janeiro|78838|1902
BR/palmeiras|Allianz Parque|São Paulo|43713|1914
BR/corinthians|Neo Química Arena|São Paulo|49205|1910
BR/sao-paulo|Morumbi|São Paulo|66795|1930
BR/santos|Vila Belmiro|Santos|16068|1912
BR/botafogo|Estádio Nilton Santos|Rio de Janeiro|46831|1904
BR/vasco-da-gama|São Januário|Rio de Janeiro|21880|1898
BR/cruzeiro|Mineirão|Belo Horizonte|61846|1921
BR/atletico-mineiro|Arena MRV|Belo Horizonte|46000|1908
BR/gremio|Arena do Grêmio|Porto Alegre|55662|1903
BR/internacional|Beira-Rio|Porto Alegre|50128|1909
BR/bahia|Arena Fonte Nova|Salvador|47907|1931
BR/fortaleza|Castelão|Fortaleza|63903|1918
BR/ceara|Castelão|Fortaleza|63903|1914
BR/athletico-paranaense|Arena da Baixada|Curitiba|42372|1924
BR/coritiba|Couto Pereira|Curitiba|40502|1909
BR/chapecoense|Arena Condá|Chapecó|20089|1973
AR/river-plate|Estadio Monumental|Buenos Aires|84567|1901
AR/boca-juniors|La Bombonera|Buenos Aires|54000|1905
AR/racing-club|Estadio Presidente Perón|Avellaneda|51389|1903
AR/san-lorenzo|Estadio Pedro Bidegain|Buenos Aires|47964|1908
AR/huracan|Estadio Tomás Adolfo Ducó|Buenos Aires|48314|1908
AR/velez-sarsfield|Estadio José Amalfitani|Buenos Aires|49540|1910
AR/rosario-central|Gigante de Arroyito|Rosario|46955|1889
AR/newells-old-boys|Estadio Marcelo Bielsa|Rosario|42000|1903
UY/penarol|Campeón del Siglo|Montevideo|40000|1891
UY/nacional-montevideo|Gran Parque Central|Montevideo|34000|1899
CL/colo-colo|Estadio Monumental|Santiago|47347|1925
MX/club-america|Estadio Azteca|Mexico City|83000|1916
MX/guadalajara|Estadio Akron|Zapopan|49850|1906
MX/monterrey|Estadio BBVA|Guadalupe|53500|1945
MX/pumas-unam|Estadio Olímpico Universitario|Mexico City|72000|1954
US/la-galaxy|Dignity Health Sports Park|Carson|27000|1994
US/los-angeles-fc|BMO Stadium|Los Angeles|22000|2014
US/seattle-sounders|Lumen Field|Seattle|37722|2007
US/portland-timbers|Providence Park|Portland|25218|2009
US/atlanta-united|Mercedes-Benz Stadium|Atlanta|42500|2014
US/columbus-crew|Lower.com Field|Columbus|20371|1994
US/austin-fc|Q2 Stadium|Austin|20738|2018
JP/urawa-red-diamonds|Saitama Stadium 2002|Saitama|63700|1950
JP/kashima-antlers|Kashima Soccer Stadium|Kashima|40728|1947
JP/gamba-osaka|Panasonic Stadium Suita|Suita|39694|1980
JP/kawasaki-frontale|Todoroki Athletics Stadium|Kawasaki|26827|1955
JP/yokohama-f-marinos|Nissan Stadium|Yokohama|72327|1972
JP/vissel-kobe|Noevir Stadium Kobe|Kobe|30134|1966
JP/sanfrecce-hiroshima|Edion Peace Wing Hiroshima|Hiroshima|28520|1938
KR/fc-seoul|Seoul World Cup Stadium|Seoul|66704|1983
KR/jeonbuk-hyundai-motors|Jeonju World Cup Stadium|Jeonju|42477|1994
KR/ulsan-hd|Ulsan Munsu Football Stadium|Ulsan|44102|1983
KR/pohang-steelers|Steel Yard|Pohang|17443|1973
CN/beijing-guoan|Workers' Stadium|Beijing|68000|1992
CN/shanghai-port|Pudong Football Stadium|Shanghai|37000|2005
CN/shanghai-shenhua|Shanghai Stadium|Shanghai|72000|1993
TH/buriram-united|Chang Arena|Buriram|32600|1970
TH/muangthong-united|Thunderdome Stadium|Nonthaburi|15000|1989
TH/port-fc|PAT Stadium|Bangkok|6250|1967
TH/bg-pathum-united|BG Stadium|Pathum Thani|10114|1979
VN/ha-noi-fc|Hàng Đẫy Stadium|Hanoi|22500|2006
VN/cong-an-ha-noi|Hàng Đẫy Stadium|Hanoi|22500|1956
VN/nam-dinh|Thiên Trường Stadium|Nam Dinh|30000|1965
VN/hai-phong|Lạch Tray Stadium|Hai Phong|30000|1952
VN/hoang-anh-gia-lai|Pleiku Stadium|Pleiku|12000|1976
VN/song-lam-nghe-an|Vinh Stadium|Vinh|18000|1979
MY/johor-darul-tazim|Sultan Ibrahim Stadium|Iskandar Puteri|40000|1972
SG/lion-city-sailors|Jalan Besar Stadium|Singapore|6000|1945
HK/kitchee|Mong Kok Stadium|Hong Kong|6664|1931
SA/al-hilal-riyadh|Kingdom Arena|Riyadh|26000|1957
SA/al-nassr|Al-Awwal Park|Riyadh|25000|1955
SA/al-ittihad-jeddah|King Abdullah Sports City|Jeddah|62345|1927
SA/al-ahli-jeddah|King Abdullah Sports City|Jeddah|62345|1937
AE/al-ain|Hazza bin Zayed Stadium|Al Ain|25053|1968
AE/al-jazira|Mohammed bin Zayed Stadium|Abu Dhabi|42056|1974
QA/al-sadd|Jassim bin Hamad Stadium|Doha|15000|1969
IR/persepolis|Azadi Stadium|Tehran|78116|1963
IR/esteghlal|Azadi Stadium|Tehran|78116|1945
EG/al-ahly|Cairo International Stadium|Cairo|75000|1907
EG/zamalek|Cairo International Stadium|Cairo|75000|1911
ZA/kaizer-chiefs|FNB Stadium|Johannesburg|94736|1970
ZA/orlando-pirates|Orlando Stadium|Soweto|37139|1937
`;
