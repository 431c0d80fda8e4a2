/** Rows as in derbies.ts. */
export const BASKETBALL_DERBIES = `
80001 80023 | the Celtics–Lakers rivalry | คู่ปรับเซลติกส์-เลเกอร์ส | cuộc đối đầu kinh điển Celtics - Lakers | Celtics–Lakers | 湖凯大战 | 湖塞大戰 | o clássico Celtics-Lakers
80023 80022 | the Los Angeles derby | แอลเอดาร์บี้ | derby Los Angeles | Los Angeles Derby | 洛城德比 | 洛城打吡 | o dérbi de Los Angeles
80003 80002 | the New York derby | นิวยอร์กดาร์บี้ | derby New York | New York Derby | 纽约德比 | 紐約打吡 | o dérbi de Nova York
80001 80004 | the Celtics–76ers rivalry | คู่ปรับเซลติกส์-ซิกเซอร์ส | cuộc đối đầu Celtics - 76ers | Celtics–76ers | 绿军与76人的宿敌之战 | 塞爾特人與76人的宿敵大戰 | o clássico Celtics-76ers
80006 80008 | the Bulls–Pistons rivalry | คู่ปรับบูลส์-พิสตันส์ | cuộc đối đầu Bulls - Pistons | Bulls–Pistons | 公牛与活塞的宿敌之战 | 公牛與活塞的宿敵大戰 | o clássico Bulls-Pistons
80003 80013 | the Knicks–Heat rivalry | คู่ปรับนิกส์-ฮีต | cuộc đối đầu Knicks - Heat | Knicks–Heat | 尼克斯与热火的宿敌之战 | 紐約人與熱火的宿敵大戰 | o clássico Knicks-Heat
80026 80030 | the I-35 rivalry | เทกซัสดาร์บี้ | derby Texas | I-35 | 得州德比 | 德州打吡 | o dérbi do Texas
80026 80027 | the Texas derby | เทกซัสดาร์บี้ | derby Texas | Texas Derby | 得州德比 | 德州打吡 | o dérbi do Texas
80027 80030 | the Texas derby | เทกซัสดาร์บี้ | derby Texas | Texas Derby | 得州德比 | 德州打吡 | o dérbi do Texas
80701 80702 | El Clásico | เอลกลาซิโก | Siêu kinh điển | El Clásico | 西班牙国家德比 | 西班牙國家打吡 | o El Clásico
81041 81042 | the derby of the eternal enemies | ดาร์บี้คู่ปรับตลอดกาล | derby của những kẻ thù truyền kiếp | Derby of the Eternal Enemies | 永恒敌人德比 | 永恆宿敵打吡 | o Dérbi dos Eternos Inimigos
81101 81102 | the Eternal derby | เบลเกรดดาร์บี้ | derby Belgrade | Eternal Derby | 贝尔格莱德德比 | 貝爾格萊德打吡 | o Dérbi Eterno
81001 81002 | the Istanbul derby | อิสตันบูลดาร์บี้ | derby Istanbul | Istanbul Derby | 伊斯坦布尔德比 | 伊斯坦堡打吡 | o dérbi de Istambul
81001 81005 | the Istanbul derby | อิสตันบูลดาร์บี้ | derby Istanbul | Istanbul Derby | 伊斯坦布尔德比 | 伊斯坦堡打吡 | o dérbi de Istambul
81104 81105 | the Tel Aviv derby | เทลอาวีฟดาร์บี้ | derby Tel Aviv | Tel Aviv Derby | 特拉维夫德比 | 特拉維夫打吡 | o dérbi de Tel Aviv
80301 80305 | the Manila Clasico | มะนิลากลาซิโก | Manila Clasico | Manila Clasico | 马尼拉德比 | 馬尼拉打吡 | o Manila Clasico
80201 80202 | the Beijing derby | ปักกิ่งดาร์บี้ | derby Bắc Kinh | Beijing Derby | 北京德比 | 北京打吡 | o dérbi de Pequim
80211 80203 | the Guangdong–Liaoning rivalry | คู่ปรับกวางตุ้ง-เหลียวหนิง | cuộc đối đầu Quảng Đông - Liêu Ninh | Guangdong–Liaoning | 粤辽大战 | 粵遼大戰 | o clássico Guangdong-Liaoning
`;
