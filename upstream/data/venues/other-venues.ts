// As football's rows: country and key of the club, hall, city, capacity, founding year.
export const BASKETBALL_VENUES = `
US/boston-celtics|TD Garden|Boston|19156|1946
US/brooklyn-nets|Barclays Center|Brooklyn|17732|1967
US/new-york-knicks|Madison Square Garden|New York|19812|1946
CA/toronto-raptors|Scotiabank Arena|Toronto|19800|1995
US/chicago-bulls|United Center|Chicago|20917|1966
US/cleveland-cavaliers|Rocket Arena|Cleveland|19432|1970
US/detroit-pistons|Little Caesars Arena|Detroit|20332|1937
US/indiana-pacers|Gainbridge Fieldhouse|Indianapolis|17274|1967
US/milwaukee-bucks|Fiserv Forum|Milwaukee|17341|1968
US/atlanta-hawks|State Farm Arena|Atlanta|16600|1946
US/charlotte-hornets|Spectrum Center|Charlotte|19077|1988
US/miami-heat|Kaseya Center|Miami|19600|1988
US/orlando-magic|Kia Center|Orlando|18846|1989
US/washington-wizards|Capital One Arena|Washington|20356|1961
US/denver-nuggets|Ball Arena|Denver|19520|1967
US/minnesota-timberwolves|Target Center|Minneapolis|18978|1989
US/oklahoma-city-thunder|Paycom Center|Oklahoma City|18203|1967
US/portland-trail-blazers|Moda Center|Portland|19393|1970
US/utah-jazz|Delta Center|Salt Lake City|18306|1974
US/golden-state-warriors|Chase Center|San Francisco|18064|1946
US/los-angeles-clippers|Intuit Dome|Inglewood|18000|1970
US/los-angeles-lakers|Crypto.com Arena|Los Angeles|18997|1946
US/sacramento-kings|Golden 1 Center|Sacramento|17608|1923
US/dallas-mavericks|American Airlines Center|Dallas|19200|1980
US/houston-rockets|Toyota Center|Houston|18055|1967
US/memphis-grizzlies|FedExForum|Memphis|17794|1995
US/new-orleans-pelicans|Smoothie King Center|New Orleans|16867|2002
US/san-antonio-spurs|Frost Bank Center|San Antonio|18418|1967
US/los-angeles-sparks|Crypto.com Arena|Los Angeles|18997|1997
US/minnesota-lynx|Target Center|Minneapolis|18978|1999
US/new-york-liberty|Barclays Center|Brooklyn|17732|1997
US/seattle-storm|Climate Pledge Arena|Seattle|18100|2000
LT/zalgiris-kaunas-basketball|Žalgiris Arena|Kaunas|15415|1944
TR/anadolu-efes|Sinan Erdem Dome|Istanbul|16000|1976
GR/panathinaikos-basketball|OAKA|Athens|18989|1919
GR/olympiacos-basketball|Peace and Friendship Stadium|Piraeus|12000|1931
ES/real-madrid-basketball|Movistar Arena|Madrid|15000|1931
ES/barcelona-basketball|Palau Blaugrana|Barcelona|7585|1926
ES/valencia-basket|Roig Arena|Valencia|15600|1986
ES/baskonia|Buesa Arena|Vitoria-Gasteiz|15504|1959
RS/partizan-basketball|Belgrade Arena|Belgrade|18386|1945
RS/crvena-zvezda-basketball|Belgrade Arena|Belgrade|18386|1945
DE/alba-berlin|Uber Arena|Berlin|14500|1991
FR/asvel|LDLC Arena|Décines-Charpieu|12000|1948
`;

/** National grounds by country code. */
export const NATIONAL_VENUES = `
GB-ENG|Wembley Stadium|London|90000|1863
GB-SCT|Hampden Park|Glasgow|51866|1873
GB-WLS|Cardiff City Stadium|Cardiff|33280|1876
GB-NIR|Windsor Park|Belfast|18434|1880
IE|Aviva Stadium|Dublin|51700|1921
FR|Stade de France|Saint-Denis|80698|1919
DE|Olympiastadion|Berlin|74475|1900
IT|Stadio Olimpico|Rome|70634|1898
ES|La Cartuja|Seville|70000|1909
PT|Estádio Nacional|Oeiras|37593|1914
NL|Johan Cruyff Arena|Amsterdam|55865|1889
BE|King Baudouin Stadium|Brussels|50093|1895
DK|Parken|Copenhagen|38065|1889
SE|Strawberry Arena|Solna|50000|1904
NO|Ullevaal Stadion|Oslo|28000|1902
FI|Helsinki Olympic Stadium|Helsinki|36200|1907
IS|Laugardalsvöllur|Reykjavík|9800|1947
PL|PGE Narodowy|Warsaw|58580|1919
AT|Ernst-Happel-Stadion|Vienna|50865|1904
HU|Puskás Aréna|Budapest|67215|1901
RO|Arena Națională|Bucharest|55634|1909
HR|Maksimir Stadium|Zagreb|25912|1912
AL|Arena Kombëtare|Tirana|22500|1930
BR|Maracanã|Rio de Janeiro|78838|1914
AR|Estadio Monumental|Buenos Aires|84567|1893
UY|Estadio Centenario|Montevideo|60235|1900
CL|Estadio Nacional|Santiago|48665|1895
PE|Estadio Nacional|Lima|50086|1922
CO|Estadio Metropolitano|Barranquilla|46788|1924
PY|Defensores del Chaco|Asunción|42354|1906
BO|Estadio Hernando Siles|La Paz|41143|1925
MX|Estadio Azteca|Mexico City|83000|1927
CR|Estadio Nacional|San José|35175|1921
JP|Japan National Stadium|Tokyo|67750|1921
KR|Seoul World Cup Stadium|Seoul|66704|1933
CN|Workers' Stadium|Beijing|68000|1924
HK|Kai Tak Stadium|Hong Kong|50000|1914
TH|Rajamangala National Stadium|Bangkok|49722|1916
VN|Mỹ Đình National Stadium|Hanoi|40192|1960
KH|Morodok Techo National Stadium|Phnom Penh|60000|1933
MY|Bukit Jalil National Stadium|Kuala Lumpur|87411|1933
SG|National Stadium|Singapore|55000|1892
ID|Gelora Bung Karno Stadium|Jakarta|77193|1930
PH|Rizal Memorial Stadium|Manila|12873|1907
AU|Stadium Australia|Sydney|83500|1961
SA|King Fahd Sports City|Riyadh|58398|1956
QA|Khalifa International Stadium|Al Rayyan|45857|1960
IR|Azadi Stadium|Tehran|78116|1920
EG|Cairo International Stadium|Cairo|75000|1921
ZA|FNB Stadium|Johannesburg|94736|1991
`;
