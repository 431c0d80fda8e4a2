/** Rows as in derbies.ts. */
export const OTHER_DERBIES = `
32301 32302 | the Superclásico | ซูเปร์กลาซิโก | Superclásico | Superclásico | 阿根廷超级德比 | 阿根廷超級打吡 | o Superclássico
32303 32305 | the Avellaneda derby | อาเบยาเนดาดาร์บี้ | derby Avellaneda | Avellaneda Derby | 阿韦亚内达德比 | 艾華拉尼達打吡 | o Clássico de Avellaneda
32308 32316 | the Rosario derby | โรซาริโอดาร์บี้ | derby Rosario | Rosario Derby | 罗萨里奥德比 | 羅沙里奧打吡 | o Clássico de Rosário
32306 32313 | the San Lorenzo–Huracán derby | ซานลอเรนโซ-อูรากันดาร์บี้ | derby Buenos Aires | San Lorenzo–Huracán Derby | 圣洛伦索德比 | 聖羅倫素打吡 | o Clássico Portenho
32304 32326 | the La Plata derby | ลาปลาตาดาร์บี้ | derby La Plata | La Plata Derby | 拉普拉塔德比 | 拉普拉塔打吡 | o Clássico Platense
30001 30005 | Fla-Flu | ฟลา-ฟลู | Fla-Flu | Fla-Flu | 弗拉弗鲁德比 | 法林明高對富明尼斯打吡 | o Fla-Flu
30001 30014 | the Clássico dos Milhões | ดาร์บี้แห่งมหาชน | Clássico dos Milhões | Clássico dos Milhões | 百万德比 | 百萬打吡 | o Clássico dos Milhões
30001 30006 | the Clássico da Rivalidade | รีโอดาร์บี้ | Clássico da Rivalidade | Clássico da Rivalidade | 里约德比 | 里約打吡 | o Clássico da Rivalidade
30006 30005 | the Clássico Vovô | รีโอดาร์บี้ | Clássico Vovô | Clássico Vovô | 里约德比 | 里約打吡 | o Clássico Vovô
30005 30014 | the Clássico dos Gigantes | รีโอดาร์บี้ | Clássico dos Gigantes | Clássico dos Gigantes | 里约德比 | 里約打吡 | o Clássico dos Gigantes
30013 30002 | the Derby Paulista | เปาลิสตาดาร์บี้ | Derby Paulista | Derby Paulista | 圣保罗德比 | 聖保羅打吡 | o Derby Paulista
30013 30008 | the Majestoso | มาเชสโตโซ | Majestoso | Majestoso | 圣保罗德比 | 聖保羅打吡 | o Majestoso
30002 30008 | Choque-Rei | โชกี-เฮย์ | Choque-Rei | Choque-Rei | 圣保罗德比 | 聖保羅打吡 | o Choque-Rei
30013 30012 | the Clássico Alvinegro | ดาร์บี้ขาวดำ | Clássico Alvinegro | Clássico Alvinegro | 黑白德比 | 黑白打吡 | o Clássico Alvinegro
30012 30008 | San-São | ซาน-เซา | San-São | San-São | 桑托斯圣保罗德比 | 山度士聖保羅打吡 | o San-São
30002 30012 | the Clássico da Saudade | ดาร์บี้แห่งความหลัง | Clássico da Saudade | Clássico da Saudade | 怀旧德比 | 懷舊打吡 | o Clássico da Saudade
30009 30016 | Grenal | เกรนัล | Grenal | Grenal | 格雷纳尔德比 | 格雷納爾打吡 | o Grenal
30011 30003 | the Clássico Mineiro | มิเนย์โรดาร์บี้ | Clássico Mineiro | Clássico Mineiro | 米内罗德比 | 米內羅打吡 | o Clássico Mineiro
30007 30015 | Ba-Vi | บา-วี | Ba-Vi | Ba-Vi | 巴伊亚德比 | 巴希亞打吡 | o Ba-Vi
30018 30017 | Atletiba | อัตเลติบา | Atletiba | Atletiba | 库里蒂巴德比 | 古列提巴打吡 | o Atletiba
30022 30021 | the Clássico-Rei | กลาสซิโก-เฮย์ | Clássico-Rei | Clássico-Rei | 福塔莱萨德比 | 科塔雷沙打吡 | o Clássico-Rei
30020 30041 | Re-Pa | เร-ปา | Re-Pa | Re-Pa | 贝伦德比 | 貝倫打吡 | o Re-Pa
30029 30047 | the Florianópolis derby | ฟลอเรียนอโปลิสดาร์บี้ | derby Florianópolis | Florianópolis Derby | 弗洛里亚诺波利斯德比 | 科洛列亞諾波利斯打吡 | o Clássico de Florianópolis
32601 32602 | the Uruguayan Clásico | กลาซิโกอุรุกวัย | trận kinh điển Uruguay | Uruguayan Clásico | 乌拉圭国家德比 | 烏拉圭國家打吡 | o Clássico uruguaio
32501 32502 | the Chilean Superclásico | ซูเปร์กลาซิโกชิลี | Superclásico Chile | Chilean Superclásico | 智利国家德比 | 智利國家打吡 | o Superclássico chileno
32102 32106 | the Clásico Nacional | กลาซิโกเม็กซิโก | Clásico Nacional | Clásico Nacional | 墨西哥国家德比 | 墨西哥國家打吡 | o Clásico Nacional
32103 32104 | the Clásico Regio | มอนเตร์เรย์ดาร์บี้ | derby Monterrey | Clásico Regio | 蒙特雷德比 | 蒙特雷打吡 | o Clásico Regio
32402 32403 | the Bogotá derby | โบโกตาดาร์บี้ | derby Bogotá | Bogotá Derby | 波哥大德比 | 波哥大打吡 | o Clássico de Bogotá
32802 32801 | the Peruvian Clásico | กลาซิโกเปรู | trận kinh điển Peru | Peruvian Clásico | 秘鲁国家德比 | 秘魯國家打吡 | o Clássico peruano
32903 32904 | the Clásico del Astillero | กัวยากิลดาร์บี้ | derby Guayaquil | Clásico del Astillero | 瓜亚基尔德比 | 瓜亞基爾打吡 | o Clásico del Astillero
32702 32701 | the Paraguayan Superclásico | ซูเปร์กลาซิโกปารากวัย | Superclásico Paraguay | Paraguayan Superclásico | 巴拉圭国家德比 | 巴拉圭國家打吡 | o Superclássico paraguaio
32005 32004 | El Tráfico | เอลตราฟิโก | El Tráfico | El Tráfico | 洛杉矶德比 | 洛杉磯打吡 | o El Tráfico
32006 32007 | the Hudson River derby | นิวยอร์กดาร์บี้ | derby New York | Hudson River Derby | 纽约德比 | 紐約打吡 | o Dérbi de Nova York
31009 31010 | the Osaka derby | โอซากาดาร์บี้ | derby Osaka | Osaka Derby | 大阪德比 | 大阪打吡 | o Dérbi de Osaka
31104 31115 | the Super Match | ซูเปอร์แมตช์ | Super Match | Super Match | 超级德比 | 超級打吡 | o Super Match
30201 30202 | the Shanghai derby | เซี่ยงไฮ้ดาร์บี้ | derby Thượng Hải | Shanghai Derby | 上海德比 | 上海打吡 | o Dérbi de Xangai
30203 30202 | the Beijing–Shanghai derby | ดาร์บี้ปักกิ่ง-เซี่ยงไฮ้ | derby Bắc Kinh - Thượng Hải | Beijing–Shanghai Derby | 京沪大战 | 京滬大戰 | o clássico Pequim-Xangai
30901 30902 | the Riyadh derby | ริยาดดาร์บี้ | derby Riyadh | Riyadh Derby | 利雅得德比 | 利雅得打吡 | o Dérbi de Riade
30903 30904 | the Jeddah derby | เจดดาห์ดาร์บี้ | derby Jeddah | Jeddah Derby | 吉达德比 | 吉達打吡 | o Dérbi de Jidá
31702 31701 | the Tehran derby | เตหะรานดาร์บี้ | derby Tehran | Tehran Derby | 德黑兰德比 | 德黑蘭打吡 | o Dérbi de Teerã
30803 30802 | the Hanoi derby | ฮานอยดาร์บี้ | derby thủ đô | Hanoi Derby | 河内德比 | 河內打吡 | o Dérbi de Hanói
30601 30606 | the Thai Clasico | แดนสยาม | trận kinh điển Thái Lan | Thai Clasico | 泰国国家德比 | 泰國國家打吡 | o clássico tailandês
34001 34002 | the Cairo derby | ไคโรดาร์บี้ | derby Cairo | Cairo Derby | 开罗德比 | 開羅打吡 | o Dérbi do Cairo
34103 34102 | the Casablanca derby | กาซาบลังกาดาร์บี้ | derby Casablanca | Casablanca Derby | 卡萨布兰卡德比 | 卡薩布蘭卡打吡 | o Dérbi de Casablanca
34401 34403 | the Tunis derby | ตูนิสดาร์บี้ | derby Tunis | Tunis Derby | 突尼斯德比 | 突尼斯打吡 | o Dérbi de Túnis
34203 34202 | the Soweto derby | โซเวโตดาร์บี้ | derby Soweto | Soweto Derby | 索韦托德比 | 索韋托打吡 | o Dérbi de Soweto
31502 31501 | the Indonesian Clasico | กลาซิโกอินโดนีเซีย | trận kinh điển Indonesia | Indonesian Clasico | 印尼国家德比 | 印尼國家打吡 | o clássico indonésio
31401 31404 | the Kolkata derby | โกลกาตาดาร์บี้ | derby Kolkata | Kolkata Derby | 加尔各答德比 | 加爾各答打吡 | o Dérbi de Calcutá
31202 31201 | the Melbourne derby | เมลเบิร์นดาร์บี้ | derby Melbourne | Melbourne Derby | 墨尔本德比 | 墨爾本打吡 | o Dérbi de Melbourne
31204 31205 | the Sydney derby | ซิดนีย์ดาร์บี้ | derby Sydney | Sydney Derby | 悉尼德比 | 悉尼打吡 | o Dérbi de Sydney
`;
