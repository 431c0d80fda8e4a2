/** Rows as in derbies.ts. */
export const EUROPEAN_DERBIES = `
20101 20118 | the North London derby | นอร์ทลอนดอนดาร์บี้ | derby Bắc London | North London Derby | 北伦敦德比 | 北倫敦打吡 | o Dérbi do Norte de Londres
20112 20109 | the Merseyside derby | เมอร์ซีย์ไซด์ดาร์บี้ | derby vùng Merseyside | Merseyside Derby | 默西塞德德比 | 梅西賽德打吡 | o Dérbi de Merseyside
20114 20113 | the Manchester derby | แมนเชสเตอร์ดาร์บี้ | derby thành Manchester | Manchester Derby | 曼彻斯特德比 | 曼市打吡 | o Dérbi de Manchester
20112 20114 | the North West derby | แดงเดือด | derby nước Anh | North West Derby | 双红会 | 雙紅會 | o clássico do Noroeste inglês
20115 20117 | the Tyne-Wear derby | ไทน์-แวร์ดาร์บี้ | derby Tyne-Wear | Tyne-Wear Derby | 泰恩威尔德比 | 泰恩威爾打吡 | o Dérbi de Tyne-Wear
20102 20121 | the Second City derby | เบอร์มิงแฮมดาร์บี้ | derby Birmingham | Second City Derby | 伯明翰德比 | 伯明翰打吡 | o Dérbi de Birmingham
20107 20110 | the West London derby | เวสต์ลอนดอนดาร์บี้ | derby Tây London | West London Derby | 西伦敦德比 | 西倫敦打吡 | o Dérbi do Oeste de Londres
20116 20126 | the East Midlands derby | อีสต์มิดแลนด์สดาร์บี้ | derby Đông Midlands | East Midlands Derby | 东米德兰德比 | 東米特蘭打吡 | o Dérbi das East Midlands
20139 20134 | the South Coast derby | เซาท์โคสต์ดาร์บี้ | derby Bờ Nam | South Coast Derby | 南海岸德比 | 南岸打吡 | o Dérbi da Costa Sul
20132 20128 | the East Anglian derby | อีสต์แองเกลียดาร์บี้ | derby Đông Anglia | East Anglian Derby | 东安格利亚德比 | 東安格利亞打吡 | o Dérbi de East Anglia
20137 20138 | the Steel City derby | เชฟฟิลด์ดาร์บี้ | derby Sheffield | Steel City Derby | 谢菲尔德德比 | 錫菲打吡 | o Dérbi de Sheffield
20108 20105 | the M23 derby | เอ็ม 23 ดาร์บี้ | derby M23 | M23 Derby | M23德比 | M23打吡 | o Dérbi da M23
20142 20120 | the Black Country derby | แบล็กคันทรีดาร์บี้ | derby Black Country | Black Country Derby | 黑乡德比 | 黑鄉打吡 | o Dérbi do Black Country
20174 20145 | the South Wales derby | เซาท์เวลส์ดาร์บี้ | derby Nam Wales | South Wales Derby | 南威尔士德比 | 南威爾斯打吡 | o Dérbi do Sul de Gales
20122 20106 | the East Lancashire derby | อีสต์แลงคาเชียร์ดาร์บี้ | derby Đông Lancashire | East Lancashire Derby | 东兰开夏德比 | 東蘭開夏打吡 | o Dérbi de East Lancashire
20402 20411 | the Old Firm derby | โอลด์เฟิร์มดาร์บี้ | derby Old Firm | Old Firm Derby | 老字号德比 | 老字號打吡 | o Old Firm
20406 20407 | the Edinburgh derby | เอดินบะระดาร์บี้ | derby Edinburgh | Edinburgh Derby | 爱丁堡德比 | 愛丁堡打吡 | o Dérbi de Edimburgo
20403 20404 | the Dundee derby | ดันดีดาร์บี้ | derby Dundee | Dundee Derby | 邓迪德比 | 登地打吡 | o Dérbi de Dundee
20515 20504 | El Clásico | เอลกลาซิโก | Siêu kinh điển | El Clásico | 西班牙国家德比 | 西班牙國家打吡 | o El Clásico
20515 20503 | the Madrid derby | มาดริดดาร์บี้ | derby thành Madrid | Madrid Derby | 马德里德比 | 馬德里打吡 | o Dérbi de Madrid
20518 20514 | the Seville derby | เซบียาดาร์บี้ | derby Sevilla | Seville Derby | 塞维利亚德比 | 西維爾打吡 | o Dérbi de Sevilha
20502 20517 | the Basque derby | บาสก์ดาร์บี้ | derby xứ Basque | Basque Derby | 巴斯克德比 | 巴斯克打吡 | o Dérbi Basco
20504 20507 | the Barcelona derby | บาร์เซโลนาดาร์บี้ | derby Barcelona | Barcelona Derby | 巴塞罗那德比 | 巴塞隆拿打吡 | o Dérbi de Barcelona
20519 20510 | the Valencia derby | บาเลนเซียดาร์บี้ | derby Valencia | Valencia Derby | 瓦伦西亚德比 | 華倫西亞打吡 | o Dérbi de Valência
20505 20530 | the Galician derby | กาลิเซียดาร์บี้ | derby xứ Galicia | Galician Derby | 加利西亚德比 | 加利西亞打吡 | o Dérbi Galego
20516 20540 | the Asturian derby | อัสตูเรียสดาร์บี้ | derby xứ Asturias | Asturian Derby | 阿斯图里亚斯德比 | 阿斯圖里亞斯打吡 | o Dérbi Asturiano
20710 20701 | the Milan derby | มิลานดาร์บี้ | derby Milan | Milan Derby | 米兰德比 | 米蘭打吡 | o Dérbi de Milão
20717 20712 | the Rome derby | โรมดาร์บี้ | derby Rome | Rome Derby | 罗马德比 | 羅馬打吡 | o Dérbi de Roma
20711 20719 | the Turin derby | ตูรินดาร์บี้ | derby Turin | Turin Derby | 都灵德比 | 都靈打吡 | o Dérbi de Turim
20708 20736 | the Genoa derby | เจนัวดาร์บี้ | derby Genoa | Genoa Derby | 热那亚德比 | 熱拿亞打吡 | o Dérbi de Gênova
20710 20711 | the Derby d’Italia | ดาร์บี้แห่งอิตาลี | derby nước Ý | Derby d’Italia | 意大利国家德比 | 意大利國家打吡 | o Derby d’Italia
20717 20714 | the Derby del Sole | ดาร์บี้ดวงอาทิตย์ | derby Mặt trời | Derby del Sole | 太阳德比 | 太陽打吡 | o Derby del Sole
20703 20707 | the Apennine derby | อาเพนไนน์ดาร์บี้ | derby Apennine | Apennine Derby | 亚平宁德比 | 亞平寧打吡 | o Dérbi dos Apeninos
20603 20604 | Der Klassiker | แดร์คลัสซิเกอร์ | trận kinh điển nước Đức | Der Klassiker | 德国国家德比 | 德國國家打吡 | o Der Klassiker
20604 20637 | the Revierderby | รูห์ดาร์บี้ | derby vùng Ruhr | Revierderby | 鲁尔区德比 | 魯爾區打吡 | o Dérbi do Ruhr
20611 20605 | the Rhine derby | ไรน์ดาร์บี้ | derby sông Rhine | Rhine Derby | 莱茵德比 | 萊茵打吡 | o Dérbi do Reno
20608 20618 | the Nordderby | นอร์ดดาร์บี้ | derby miền Bắc nước Đức | Nordderby | 北德德比 | 北德打吡 | o Dérbi do Norte da Alemanha
20608 20614 | the Hamburg derby | ฮัมบูร์กดาร์บี้ | derby Hamburg | Hamburg Derby | 汉堡德比 | 漢堡打吡 | o Dérbi de Hamburgo
20615 20629 | the Berlin derby | เบอร์ลินดาร์บี้ | derby Berlin | Berlin Derby | 柏林德比 | 柏林打吡 | o Dérbi de Berlim
20815 20809 | Le Classique | เลอกลาสซิก | Le Classique | Le Classique | 法国国家德比 | 法國國家打吡 | o Le Classique
20808 20837 | the Derby Rhônalpin | โรนดาร์บี้ | derby vùng Rhône | Derby Rhônalpin | 罗讷河德比 | 羅訥河打吡 | o Dérbi do Ródano
20806 20805 | the Derby du Nord | ดาร์บี้ภาคเหนือฝรั่งเศส | derby miền Bắc nước Pháp | Derby du Nord | 北方德比 | 法北打吡 | o Dérbi do Norte da França
20813 20811 | the Côte d’Azur derby | โกตดาซูร์ดาร์บี้ | derby Côte d’Azur | Côte d’Azur Derby | 蔚蓝海岸德比 | 蔚藍海岸打吡 | o Dérbi da Côte d’Azur
20816 20812 | the Brittany derby | เบรอตาญดาร์บี้ | derby vùng Bretagne | Brittany Derby | 布列塔尼德比 | 布列塔尼打吡 | o Dérbi da Bretanha
21013 21004 | the Portuguese Clássico | โอกลาสซิโก | trận kinh điển Bồ Đào Nha | Portuguese Clássico | 葡萄牙国家德比 | 葡萄牙國家打吡 | o Clássico
21004 21016 | the Lisbon derby | ลิสบอนดาร์บี้ | derby Lisbon | Lisbon Derby | 里斯本德比 | 里斯本打吡 | o Dérbi de Lisboa
21005 21018 | the Minho derby | มินโญดาร์บี้ | derby vùng Minho | Minho Derby | 米尼奥德比 | 米紐打吡 | o Dérbi do Minho
20901 20904 | De Klassieker | เดอกลาสซีเคอร์ | De Klassieker | De Klassieker | 荷兰国家德比 | 荷蘭國家打吡 | o De Klassieker
20904 20914 | the Rotterdam derby | รอตเทอร์ดามดาร์บี้ | derby Rotterdam | Rotterdam Derby | 鹿特丹德比 | 鹿特丹打吡 | o Dérbi de Roterdã
21105 21103 | the Bruges derby | บรูจดาร์บี้ | derby Brugge | Bruges Derby | 布鲁日德比 | 布魯日打吡 | o Dérbi de Bruges
21208 21207 | the Intercontinental derby | อิสตันบูลดาร์บี้ | derby Istanbul | Intercontinental Derby | 伊斯坦布尔德比 | 伊斯坦堡打吡 | o Dérbi Intercontinental
21208 21204 | the Istanbul derby | อิสตันบูลดาร์บี้ | derby Istanbul | Istanbul Derby | 伊斯坦布尔德比 | 伊斯坦堡打吡 | o Dérbi de Istambul
21207 21204 | the Istanbul derby | อิสตันบูลดาร์บี้ | derby Istanbul | Istanbul Derby | 伊斯坦布尔德比 | 伊斯坦堡打吡 | o Dérbi de Istambul
21909 21910 | the derby of the eternal enemies | ดาร์บี้คู่ปรับตลอดกาล | derby của những kẻ thù truyền kiếp | Derby of the Eternal Enemies | 永恒敌人德比 | 永恆宿敵打吡 | o Dérbi dos Eternos Inimigos
22112 22108 | the Eternal derby | เบลเกรดดาร์บี้ | derby Belgrade | Eternal Derby | 贝尔格莱德德比 | 貝爾格萊德打吡 | o Dérbi Eterno
22001 22003 | the Eternal derby | ดาร์บี้แห่งโครเอเชีย | derby nước Croatia | Eternal Derby | 克罗地亚国家德比 | 克羅地亞國家打吡 | o Dérbi Eterno
21307 21302 | the Vienna derby | เวียนนาดาร์บี้ | derby Vienna | Vienna Derby | 维也纳德比 | 維也納打吡 | o Dérbi de Viena
21412 21402 | the Zürich derby | ซูริกดาร์บี้ | derby Zürich | Zürich Derby | 苏黎世德比 | 蘇黎世打吡 | o Dérbi de Zurique
21503 21502 | the Copenhagen derby | โคเปนเฮเกนดาร์บี้ | derby Copenhagen | Copenhagen Derby | 哥本哈根德比 | 哥本哈根打吡 | o Dérbi de Copenhague
21601 21605 | the Stockholm derby | สตอกโฮล์มดาร์บี้ | derby Stockholm | Stockholm Derby | 斯德哥尔摩德比 | 斯德哥爾摩打吡 | o Dérbi de Estocolmo
22313 22310 | the Prague derby | ปรากดาร์บี้ | derby Praha | Prague Derby | 布拉格德比 | 布拉格打吡 | o Dérbi de Praga
22207 22205 | the Bucharest derby | บูคาเรสต์ดาร์บี้ | derby Bucharest | Bucharest Derby | 布加勒斯特德比 | 布加勒斯特打吡 | o Dérbi de Bucareste
22907 22909 | the Eternal derby of Sofia | โซเฟียดาร์บี้ | derby Sofia | Eternal Derby of Sofia | 索非亚德比 | 索菲亞打吡 | o Dérbi de Sófia
22515 22504 | the Moscow derby | มอสโกดาร์บี้ | derby Moskva | Moscow Derby | 莫斯科德比 | 莫斯科打吡 | o Dérbi de Moscou
22401 22414 | the Klasychne | คลาซิเชอเนแห่งยูเครน | trận kinh điển Ukraine | Klasychne | 乌克兰国家德比 | 烏克蘭國家打吡 | o clássico ucraniano
23114 23109 | the Tel Aviv derby | เทลอาวีฟดาร์บี้ | derby Tel Aviv | Tel Aviv Derby | 特拉维夫德比 | 特拉維夫打吡 | o Dérbi de Tel Aviv
`;
