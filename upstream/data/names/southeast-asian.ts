import { type Culture, compounds, namesFrom } from "./culture.ts";

/** Latin and Thai forms. */
export const THAI: Culture = {
  script: "th",
  given:
    namesFrom(`Adisak|อดิศักดิ์ Adisorn|อดิศร Akkarawin|อัครวินท์ Anan|อนันต์ Anawin|อนาวิน Anon|อานนท์ Anuchit|อนุชิต Anurak|อนุรักษ์
    Apichart|อภิชาติ Apirak|อภิรักษ์ Arthit|อาทิตย์ Atthaphon|อรรถพล Boonlert|บุญเลิศ Boonmee|บุญมี Bordin|บดินทร์ Chaiwat|ชัยวัฒน์
    Chakkrit|จักรกฤษณ์ Chalermpong|เฉลิมพงษ์ Chalermsak|เฉลิมศักดิ์ Chanarong|ชาญณรงค์ Charin|ชรินทร์ Chatchai|ฉัตรชัย Chayaphon|ชยพล
    Chinnawat|ชินวัฒน์ Chokchai|โชคชัย Danai|ดนัย Decha|เดชา Ekkachai|เอกชัย Ekkarat|เอกราช Ekapol|เอกพล Jakkapan|จักรพันธ์ Jakkrit|จักรกริช
    Jaroensak|เจริญศักดิ์ Jetsada|เจษฎา Jirawat|จิรวัฒน์ Kampol|กัมพล Kamol|กมล Kanok|กนก Kasidet|กษิดิ์เดช Kittikorn|กิตติกร Kittipong|กิตติพงษ์
    Kittisak|กิตติศักดิ์ Komsan|คมสัน Korrakot|กรกฎ Kraisorn|ไกรสร Kritsada|กฤษฎา Manop|มานพ Montri|มนตรี Nakarin|นครินทร์ Narong|ณรงค์
    Narongrit|ณรงค์ฤทธิ์ Naruphon|นฤพล Nattaphon|ณัฐพล Nattapong|ณัฐพงษ์ Nattawut|ณัฐวุฒิ Nawin|นาวิน Nitipong|นิติพงษ์ Nopphon|นพพล
    Noppadon|นพดล Nattaporn|ณัฐพร Pakin|ภาคิน Panupong|ภาณุพงศ์ Passakorn|ภาสกร Patipan|ปฏิภาณ Peerapat|พีรพัฒน์ Peerapong|พีรพงษ์
    Phakphum|ภาคภูมิ Phattharaphol|ภัทรพล Phanuwat|ภานุวัฒน์ Phichit|พิชิต Phongsakorn|พงศกร Phuwadon|ภูวดล Pichai|พิชัย Pinyo|ภิญโญ
    Piyapong|ปิยะพงษ์ Piyawat|ปิยวัฒน์ Pokklaw|ปกเกล้า Pongrawit|พงศ์รวิช Pongsak|พงษ์ศักดิ์ Prasert|ประเสริฐ Prasit|ประสิทธิ์ Prawit|ประวิทย์
    Preecha|ปรีชา Rachan|ราชันย์ Ratchanon|รัชชานนท์ Ratthasart|รัฐศาสตร์ Rattanakorn|รัตนากร Rungroj|รุ่งโรจน์ Saharat|สหรัฐ Sakchai|ศักดิ์ชัย
    Sanchai|สัญชัย Saranon|ศรานนท์ Sarawut|ศราวุธ Sathaporn|สถาพร Seksan|เสกสรรค์ Sirichai|ศิริชัย Sitthichok|สิทธิโชค Somchai|สมชาย
    Somkiat|สมเกียรติ Sompong|สมพงษ์ Somsak|สมศักดิ์ Somyot|สมยศ Suchart|สุชาติ Sumet|สุเมธ Supachai|ศุภชัย Supachok|ศุภโชค Suphanat|สุภณัฐ
    Surachai|สุรชัย Surasak|สุรศักดิ์ Surapong|สุรพงษ์ Suriya|สุริยา Suwit|สุวิทย์ Tanaboon|ธนบูรณ์ Tanakorn|ธนากร Tanasak|ธนศักดิ์ Tanawat|ธนวัฒน์
    Teerasak|ธีรศักดิ์ Teerapat|ธีรภัทร Teerawut|ธีรวุฒิ Thanakrit|ธนกฤต Thanapon|ธนพล Thawatchai|ธวัชชัย Theerathon|ธีราทร Thitipan|ฐิติพันธ์
    Thossaporn|ทศพร Todsapol|ทศพล Veerachai|วีระชัย Veerapong|วีระพงษ์ Warut|วารุจน์ Wattana|วัฒนา Weerawat|วีรวัฒน์ Wichai|วิชัย Wirot|วิโรจน์
    Wisarut|วิศรุต Witthaya|วิทยา Worawut|วรวุฒิ Worachit|วรชิต Yodsak|ยอดศักดิ์ Yuthana|ยุทธนา`),
  family:
    namesFrom(`Amornrat|อมรรัตน์ Anantachai|อนันตชัย Arunrung|อรุณรุ่ง Bamrung|บำรุง Banchong|บรรจง Boonkerd|บุญเกิด Boonlue|บุญลือ
    Boonma|บุญมา Boonmak|บุญมาก Boonpeng|บุญเพ็ง Boonrod|บุญรอด Boonsong|บุญส่ง Boonsuk|บุญสุข Boonyarit|บุญญฤทธิ์ Chaemchoi|แช่มช้อย Chaichana|ชัยชนะ
    Chaikaew|ไชยแก้ว Chaimongkol|ชัยมงคล Chaiprasit|ชัยประสิทธิ์ Chaisri|ชัยศรี Chaiwong|ไชยวงศ์ Chaiyakham|ไชยคำ Chaiyo|ไชโย Chamnan|ชำนาญ
    Chantarasri|จันทรศรี Chanthawong|จันทวงศ์ Charoenphon|เจริญผล Charoenrat|เจริญรัตน์ Charoensuk|เจริญสุข Charoenwong|เจริญวงศ์ Chinwong|ชินวงศ์
    Chomphu|ชมภู Chotchai|โชติชัย Chuenjai|ชื่นใจ Chumphol|ชุมพล Dechsiri|เดชสิริ Duangdee|ดวงดี Duangkaew|ดวงแก้ว Inthanon|อินทนนท์ Inthasen|อินทเสน
    Inthawong|อินทวงศ์ Jaidee|ใจดี Jaikla|ใจกล้า Jaingam|ใจงาม Jaiyen|ใจเย็น Jampathong|จำปาทอง Jandaeng|จันทร์แดง Jansuk|จันทร์สุข Jitsawat|จิตสวัสดิ์
    Kaewbuadee|แก้วบัวดี Kaewkla|แก้วกล้า Kaewmanee|แก้วมณี Kaewngam|แก้วงาม Kaewprom|แก้วพรหม Kaewsai|แก้วใส Kaewwong|แก้ววงศ์ Kamlangdee|กำลังดี
    Kanjanarat|กาญจนรัตน์ Kerdmongkol|เกิดมงคล Kerdphon|เกิดผล Kerdsri|เกิดศรี Khamdee|คำดี Khamkaew|คำแก้ว Khamlue|คำลือ Khamsaen|คำแสน Khamwong|คำวงศ์
    Khongkha|คงคา Khongsuk|คงสุข Khunthong|ขุนทอง Khwanmuang|ขวัญเมือง Kittichai|กิตติชัย Klinhom|กลิ่นหอม Kongdee|คงดี Kongsak|คงศักดิ์ Laothong|เหล่าทอง
    Maneerat|มณีรัตน์ Maneesri|มณีศรี Meechai|มีชัย Meedee|มีดี Meesuk|มีสุข Mongkolchai|มงคลชัย Muangngam|เมืองงาม Nakprasert|นาคประเสริฐ Namwiset|นามวิเศษ
    Ngamsri|งามศรี Nilphet|นิลเพชร Nimnuan|นิ่มนวล Nuanchan|นวลจันทร์ Panyadee|ปัญญาดี Panyawong|ปัญญาวงศ์ Petchkaew|เพชรแก้ว Petchsri|เพชรศรี
    Phakdee|ภักดี Phanthong|พันธุ์ทอง Phetdee|เพชรดี Phimsen|พิมพ์เสน Phiromrat|ภิรมย์รัตน์ Phokaew|โพธิ์แก้ว Phongphan|พงษ์พันธ์ Phonsri|พลศรี Phosri|โพธิ์ศรี
    Phothong|โพธิ์ทอง Phromma|พรหมมา Phromsri|พรหมศรี Phuangsuk|พวงสุข Phumdee|ภูมิดี Phutthasri|พุทธศรี Pinkaew|ปิ่นแก้ว Pinthong|ปิ่นทอง Pongdee|ป้องดี
    Prajak|ประจักษ์ Prasertsri|ประเสริฐศรี Prasomsuk|ประสมสุข Prathum|ประทุม Promdee|พรมดี Promrak|พรหมรักษ์ Rakchart|รักชาติ Rakdee|รักดี Rakphong|รักพงษ์
    Raksri|รักศรี Ratchawong|ราชวงศ์ Rattanachai|รัตนชัย Rattanasuk|รัตนสุข Rodkaew|รอดแก้ว Rodphai|รอดภัย Rueangrit|เรืองฤทธิ์ Rueangsri|เรืองศรี
    Rungrueang|รุ่งเรือง Saelim|แซ่ลิ้ม Saetan|แซ่ตัน Saengchai|แสงชัย Saengchan|แสงจันทร์ Saengdao|แสงดาว Saengkaew|แสงแก้ว Saengthong|แสงทอง
    Saensuk|แสนสุข Saisuwan|สายสุวรรณ Sakda|ศักดา Sakulchai|สกุลชัย Sangthong|สังข์ทอง Saenthaweesuk|แสนทวีสุข Santisuk|สันติสุข Siriphon|ศิริพล Siriwat|ศิริวัฒน์
    Siriwong|ศิริวงศ์ Somboon|สมบูรณ์ Somdee|สมดี Somjai|สมใจ Sommit|สมมิตร Sornchai|ศรชัย Sricharoen|ศรีเจริญ Srichan|ศรีจันทร์ Srikaew|ศรีแก้ว
    Srikham|ศรีคำ Srimuang|ศรีเมือง Srinuan|ศรีนวล Sripan|ศรีพันธ์ Srisawat|ศรีสวัสดิ์ Srisuk|ศรีสุข Srisuwan|ศรีสุวรรณ Srithong|ศรีทอง Sriwichai|ศรีวิชัย
    Sriwong|ศรีวงศ์ Sukchai|สุขชัย Sukdee|สุขดี Sukkasem|สุขเกษม Sukprasert|สุขประเสริฐ Suksai|สุขใส Suksan|สุขสันต์ Suksawat|สุขสวัสดิ์ Surin|สุรินทร์
    Suwanchai|สุวรรณชัย Suwannarat|สุวรรณรัตน์ Suwannasri|สุวรรณศรี Tangdee|ตั้งดี Thaweechai|ทวีชัย Thaweesuk|ทวีสุข Thepsuwan|เทพสุวรรณ Thipphawong|ทิพวงศ์
    Thongchai|ทองชัย Thongdee|ทองดี Thongkam|ทองคำ Thongkaew|ทองแก้ว Thongmak|ทองมาก Thongsuk|ทองสุข Thongyai|ทองใหญ่ Udomsak|อุดมศักดิ์ Udomsuk|อุดมสุข
    Wanna|วรรณา Wannasri|วรรณศรี Wichaidit|วิชัยดิษฐ Wisetsri|วิเศษศรี Wongchai|วงศ์ชัย Wongdee|วงศ์ดี Wongsa|วงษา Wongsuwan|วงศ์สุวรรณ Wongthong|วงษ์ทอง
    Yodkaew|ยอดแก้ว Yodrak|ยอดรัก Yodthong|ยอดทอง Yoosuk|อยู่สุข Yoothong|อยู่ทอง`),
};

/** With diacritics, then as written in Chinese papers, traditional if different. */
export const VIETNAMESE: Culture = {
  script: "vietnamese",
  familyFirst: true,
  given: compounds(
    namesFrom(`Văn|文 Quang|光 Minh|明 Đức|德 Ngọc|玉 Thanh|青 Hữu|友 Công|功 Đình|庭 Xuân|春 Tuấn|俊 Quốc|国|國 Hoàng|黄|黃 Trọng|仲 Duy|维|維 Việt|越
      Thành|成 Tiến|进|進 Mạnh|孟 Hồng|鸿|鴻 Anh|英 Bảo|宝|寶 Gia|嘉 Huy|辉|輝 Khánh|庆|慶 Nhật|日 Phúc|福 Thái|泰 Trung|忠 Hải|海 Thế|世 Chí|志 Tấn|晋|晉 Vĩnh|永 Đăng|登 Khắc|克`),
    namesFrom(`Bách|柏 Bình|平 Cường|强|強 Dũng|勇 Dương|阳|陽 Đại|大 Đạt|达|達 Giang|江 Hà|河 Hậu|厚 Hiếu|孝 Hòa|和 Hùng|雄 Hưng|兴|興 Khang|康 Khoa|科 Kiên|坚|堅
      Lâm|林 Long|龙|龍 Lộc|禄|祿 Lợi|利 Luân|伦|倫 Lực|力 Nam|南 Nghĩa|义|義 Nguyên|元 Nhân|仁 Phát|发|發 Phong|峰 Phú|富 Phước|福 Phương|芳 Quân|军|軍 Quyền|权|權 Quý|贵|貴 Sang|创|創 Sáng|亮
      Sơn|山 Tài|才 Tâm|心 Tân|新 Thắng|胜|勝 Thiện|善 Thịnh|盛 Thông|通 Thuận|顺|順 Toàn|全 Trí|智 Triều|潮 Trường|长|長 Tú|秀 Tùng|松 Vinh|荣|榮 Vũ|武 Vương|王`),
    (middle, last) => `${middle} ${last}`,
  ),
  family:
    namesFrom(`Nguyễn|阮 Trần|陈|陳 Lê|黎 Phạm|范 Hoàng|黄|黃 Phan|潘 Vũ|武 Võ|武 Đặng|邓|鄧 Bùi|裴 Đỗ|杜 Hồ|胡 Ngô|吴|吳 Dương|杨|楊 Lý|李 Nguyễn|阮 Trần|陈|陳 Lê|黎
    Phạm|范 Huỳnh|黄|黃 Đinh|丁 Trịnh|郑|鄭 Đoàn|段 Lương|梁 Mai|梅 Trương|张|張 Cao|高 Hà|何 Lâm|林 Tạ|谢|謝 Tô|苏|蘇 Thái|蔡 Châu|周 Quách|郭 Triệu|赵|趙 Chu|朱
    Nguyễn|阮 Tống|宋 La|罗|羅 Lưu|刘|劉 Kiều|乔|喬 Nguyễn|阮 Khổng|孔 Doãn|尹 Vương|王 Nghiêm|严|嚴 Phùng|冯|馮 Đào|陶 Trần|陈|陳 Thạch|石 Văn|文 Giáp|甲 Lục|陆|陸 Từ|徐 Tăng|曾`),
};

/** Latin and Khmer forms. */
export const KHMER: Culture = {
  script: "kh",
  familyFirst: true,
  given:
    namesFrom(`Bora|បូរ៉ា Borey|បុរី Bunna|ប៊ុនណា Bunheng|ប៊ុនហេង Bunthoeun|ប៊ុនធឿន Chamroeun|ចម្រើន Chandara|ចាន់ដារ៉ា Chanthy|ចាន់ធី
    Chantha|ចាន់ថា Chhay|ឆាយ Dara|ដារ៉ា Darith|ដារិទ្ធ Davin|ដាវីន Davuth|ដាវុធ Kakada|កក្កដា Kosal|កុសល Leng|ឡេង Makara|មករា Mony|មុនី
    Narith|ណារិទ្ធ Narong|ណារុង Nimol|និមល Panha|បញ្ញា Pheaktra|ភក្ត្រា Phirun|ភិរុណ Pisey|ពិសី Pisal|ពិសាល Pisith|ពិសិទ្ធ Piseth|ពិសិដ្ឋ
    Ponleu|ពន្លឺ Rady|រ៉ាឌី Rath|រ័ត្ន Ratanak|រតនៈ Rattana|រត្តនា Reaksmey|រស្មី Rithy|រិទ្ធី Rith|រិទ្ធ Rotha|រដ្ឋា Sakada|សក្កដា Sambath|សម្បត្តិ Samnang|សំណាង Samol|សាមុល
    Samrach|សម្រេច Sarath|សារ៉ាត់ Saroeun|សារឿន Savuth|សាវុធ Seiha|សីហា Seyla|សីលា Sokha|សុខា Sokheng|សុខហេង Sokhom|សុខុម Sokly|សុខលី Sokmean|សុខមាន
    Sokpheng|សុខផេង Sokun|សុគន្ធ Sophal|សុផល Sophea|សុភា Sopheak|សុភ័ក្ត្រ Sopheap|សុភាព Sophon|សុផុន Soriya|សុរិយា Sotha|សុថា Sothea|សុធា Sovann|សុវណ្ណ
    Sovannara|សុវណ្ណារ៉ា Sovath|សុវ៉ាត់ Sreng|ស្រេង Tharith|ថារិទ្ធ Thavy|ថាវី Theara|ធារ៉ា Thearith|ធារិទ្ធ Tola|តុលា Udom|ឧត្តម Vanna|វណ្ណា Vannak|វណ្ណៈ Vannda|វណ្ណដា
    Vathana|វឌ្ឍនា Veasna|វាសនា Vibol|វិបុល Vichea|វិជា Virak|វីរៈ Vireak|វីរៈ Visal|វិសាល Visoth|វិសុទ្ធ Vuthy|វុទ្ធី Vutha|វុថា Yuthea|យុទ្ធា`),
  family:
    namesFrom(`Ban|បាន Bin|ប៊ិន Bou|ប៊ូ Bun|ប៊ុន Chan|ចាន់ Chea|ជា Cheng|ចេង Chhan|ឆន Chhea|ឈា Chhim|ឈឹម Chhin|ឈិន Chhorn|ឆន Chhoun|ឈួន Chin|ជិន
    Choun|ជួន Chum|ជុំ Dum|ដុំ Ek|ឯក Eng|អេង Hak|ហាក់ Hang|ហង្ស Heng|ហេង Him|ហ៊ឹម Hong|ហុង Hor|ហោ Hour|ហ៊ួរ Huot|ហួត Huy|ហ៊ុយ Im|អ៊ឹម In|អ៊ិន Ka|កា Kang|កាំង
    Keo|កែវ Khieu|ខៀវ Khim|ឃឹម Khoun|ឃួន Khun|ឃុន Kim|គឹម Kong|គង់ Kouch|គួច Koy|កុយ Kun|គន់ Ky|គី Lay|ឡាយ Leang|លាង Lim|លឹម Long|ឡុង Ly|លី Mao|ម៉ៅ Mean|មាន
    Meas|មាស Men|ម៉ែន Mom|ម៉ុម Mony|មុនី Muth|មុត Nem|ណែម Nget|ង៉ែត Nhem|ញ៉ែម Nhim|ញឹម Nop|នព Nou|នូ Nov|នៅ Nuon|នួន Oum|អ៊ុំ Ouk|អ៊ុក Ouch|អ៊ូច Pen|ប៉ែន
    Phal|ផល Phan|ផាន់ Phon|ផុន Phoung|ភួង Pich|ពេជ្រ Pok|ប៉ុក Pol|ប៉ុល Prak|ប្រាក់ Prum|ព្រុំ Ros|រស់ Sam|សំ Samrith|សំរឹទ្ធ San|សាន Sar|សរ Sath|សាត Say|សាយ
    Seang|ស៊ាង Seng|សេង Sim|ស៊ឹម Sin|ស៊ិន Sok|សុខ Som|សោម Son|សុន Sor|សរ Sorn|សន Sous|សួស Srey|ស្រី Suon|សួន Svay|ស្វាយ Ta|តា Tan|តាន់ Tat|តាត Tea|ទៀ Tep|ទេព
    Thai|ថៃ Thong|ថុង Thoun|ធួន Tith|ទិត្យ Touch|ទូច Tum|ទុំ Ung|អ៊ុង Uk|អ៊ុក Um|អ៊ុំ Van|វ៉ាន់ Vann|វណ្ណ Vong|វង់ Yim|យឹម Yin|យិន Yoeun|យឿន Yun|យន់`),
};

export const LAO: Culture = {
  given:
    namesFrom(`Aliyaphon Anantaza Anousone Bounkong Bounphachan Bounthavy Chanthachone Chony Damoth Kaharn Keo Khamla Khampheng
    Kittisak Kydavone Lamnao Loungleuang Manolom Mitsada Moukda Nilan Outhay Paseuth Peter Phathana Phithack Phoutthasay Phoxay
    Sangvone Sengdao Sisawad Somsavath Somxay Soukaphone Soukthavy Souliya Thanouthong Thipphachanh Thotnilath Vanhna Vilayout
    Viengkham Xaisongkham Xayasith`),
  family:
    namesFrom(`Bounmalay Bounmy Champathong Chanthalangsy Chanthavong Douangdala Douangmaity Inthavong Keohanam Keosacksith Khamphanh
    Khochalern Kettavong Khanthavong Luangrath Manivong Namthavixay Pangvilaivanh Phaphouvanin Phommachanh Phommasane
    Phommavong Phongsavath Rattanavong Saysongkham Sengmany Sibounhuang Sihavong Sisombat Singsavang Soukhaphon Souvanny
    Souvannasangso Sysamone Thongkhen Thongphachan Vannachone Vannasouk Vilaysack Viengsavanh Vongchiengkham Vongxay Xaysombath
    Xayavong`),
};

export const BURMESE: Culture = {
  given:
    namesFrom(`Aung_Hlaing Aung_Kaung Aung_Kyaw Aung_Moe Aung_Myo Aung_Naing Aung_Show Aung_Soe Chit_Ko Ei_Thura Hein_Htet
    Hein_Min Hein_Phyo Hein_Thiha Hlaing_Bo Htet_Phyo Kaung_Htet Kaung_Myat Kaung_Sett Ko_Ko Kyaw_Htin Kyaw_Ko Kyaw_Swar
    Kyaw_Thu Kyaw_Zin Lwin_Moe Maung_Lwin Min_Kyaw Moe_Htet Myat_Kaung Myo_Ko Naing_Lin Nanda_Lin Nay_Lin Nyein_Chan Oakkar_Naing
    Pyae_Phyo Pyae_Sone Sa_Aung Saw_Bala Shine_Thura Sithu_Aung Soe_Min Suan_Lam Thet_Hein Thein_Than Thiha_Htet Thiha_Zaw
    Thu_Rein Thura_Aung Win_Naing Yan_Aung Yan_Kyaw Yan_Naing Ye_Min Ye_Yint Zar_Nay Zaw_Lin Zaw_Min Zin_Min Zwe_Htet Zwe_Khant`),
  family:
    namesFrom(`Aung Bo Htet Htike Htun Htwe Khant Khine Kyaw Kyi Latt Lay Lin Lwin Min Moe Myint Myo Naing Nyunt Oo Paing Phyo Sein Shein
    Soe Swe Thant Thaw Thein Thet Thu Thway Tun Win Wai Yan Yint Zaw Zin`),
};

export const MALAY: Culture = {
  given:
    namesFrom(`Adam Afiq Ahmad Aidil Aiman Aizat Akhyar Akram Aliff Alif Amer Ammar Amirul Anwar Ariff Ashraf Asraff Asyraf Azam
    Azamuddin Azhar Azim Aznil Azri Badrul Baddrol Daniel Danial Danish Darren Fadhli Fadzrul Fahmi Faisal Faiz Faizal
    Fakhrul Fandi Farhan Faris Farizal Fikri Firdaus Ghaffar Hadi Hafiz Haikal Hakim Hakimi Haqimi Harith Hariss Harun Hazim Hazwan
    Helmi Hidir Hishamuddin Huzaifah Ibrahim Idham Idlan Ifwat Ikhsan Ikmal Ilhan Irfan Irwan Ismail Izham Izwan Izzat Jafri Jamil
    Johan Kamal Khairul Khairulanwar Khuzaimi Luqman Mahali Malik Megat Mizuar Mohamad Muhammad Munir Muslim Nabil Najmuddin
    Nazmi Nazri Nazrul Nik_Akif Nizam Noor Norhafiz Norshahrul Nur Nuraizat Omar Qayyum Rahmat Raimi Rasid Razif
    Rezza Ridhuan Rizal Rizwan Rohaizad Rusdi Safawi Saiful Saifullah Safuwan Shafiq Shahrel Shahrizal Shahrul Shakir Shamsul
    Shawal Shukri Syafiq Syahmi Syahir Syamer Syazwan Syukri Tajuddin Tarmizi Ubaidullah Umar Wan_Amirul Wan_Zack Yazid Yusof Yusri
    Zahir Zaiful Zainal Zakaria Zaquan Zarif Zhafri Zubir Zulfadhli Zulhilmi Zulkhairi Zulkifli`),
  family:
    namesFrom(`Abdul_Aziz Abdul_Ghani Abdul_Hadi Abdul_Halim Abdul_Hamid Abdul_Karim Abdul_Latif Abdul_Malik Abdul_Manaf
    Abdul_Rahim Abdul_Rahman Abdul_Rashid Abdul_Razak Abdul_Samad Abdul_Wahab Abdullah Abu_Bakar Adnan Ahmad Ali Alias Amin Anuar
    Arifin Asri Awang Azhar Azizi Azlan Azman Azmi Bahari Bakri Baharudin Basri Daud Embong Fauzi Ghani Ghazali Hamdan Hamid Hamzah
    Haron Harun Hashim Hassan Hasnan Husin Hussin Ibrahim Idris Iskandar Ismail Ishak Jaafar Jalil Jamaludin Jamil Johari Jusoh Kadir
    Kamaruddin Kamal Karim Kassim Khalid Latif Mahmood Majid Mansor Mat_Isa Mazlan Md_Nor Md_Yusof Mohd_Ali Mohd_Arif Mohd_Noor
    Mohd_Rashid Mohd_Saad Mokhtar Musa Mustapha Mustaffa Nasir Nawawi Nazari Noor Nordin Norizan Omar Osman Othman Puteh Rahman
    Rahmat Ramlan Ramli Rani Rashid Razali Redzuan Rosli Roslan Rusli Saad Saari Sabri Sahar Said Saidin Salim Salleh Samad Samsudin
    Sani Sapuan Shafie Shahril Shamsudin Sharif Sidek Suhaimi Sulaiman Sulong Tahir Taib Talib Tamrin Wahab Wahid Yaacob Yahaya
    Yusof Yunus Zain Zainal Zainuddin Zakaria Zamri Zulkarnain Zulkifli`),
};

export const INDONESIAN: Culture = {
  given:
    namesFrom(`Abduh Abimanyu Achmad Ade Adi Aditya Agung Agus Ahmad Aji Akbar Aldi Alfath Alfeandra Alfin Ananda Anderson Andi
    Andik Andri Andy Angga Anis Antoni Ardi Ari Arif Arthur Asep Awan Ayub Bagas Bagus Bambang Bayu Beni Billy Boaz Budi Cahya Candra
    Catur Daffa Dani Danu Dedi Dendi Derry Dewa Dhika Dimas Dodi Doni Dwi Eduardus Edo Egi Eka Eko Erwin Evan Fachri
    Fachruddin Fajar Feri Ferdinand Firman Firza Frets Galih Gandi Gerald Gian Gilang Govinda Guntur Gunawan Hamka Hansamu Hari Hendra
    Hendro Herman Heru Ibrahim Ichsan Iko Ilham Imam Indra Irfan Irkham Irsyad Ivan Jajang Januar Jefri Joko Johan Kadek Kelly Komang
    Krisna Kurnia Kushedya Lerby Lukas Lutfi Made Marinus Martinus Maman Meru Miftah Mochamad Muhammad Nadeo Nando Nanda Natanael Nazar
    Novri Nur Nurdin Okto Oktafianus Osvaldo Paulo Pandi Prasetyo Pratama Putu Rachmat Rafi Rafli Rahmad Raka Ramadhan Ramai Randi
    Rangga Rendi Reno Reza Rian Ricky Riko Rio Rizky Rizal Robi Rohit Ronaldo Roni Rudi Ruben Saddil Sandi Satria Septian
    Septinus Slamet Stefano Sugeng Sutan Syahrian Syaiful Taufik Tegar Teguh Tirta Titus Todd Tony Ucok Vava Victor Wahyu Wawan Wayan
    Wildan Wisnu Yabes Yakob Yandi Yanto Yogi Yoga Yohanes Yudha Yudi Yusuf Zaenal Zulham Zulfikar`),
  family:
    namesFrom(`Abdullah Adi_Saputra Aditama Agustian Alamsyah Ananta Andriansyah Anggara Anugrah Ardiansyah Arianto Arifin Arjuna
    Armansyah Asmara Astawa Bahari Baihaqi Basri Budiarto Budiman Cahyadi Cahyono Darmawan Darmono Dharma Djibril Effendi
    Erlangga Fadillah Fahmi Fajrin Fathoni Fatoni Febriansyah Fernando Firdaus Firmansyah Gautama Ginting Gunawan Habibi Hadi Hakim
    Halim Hamzah Handoko Harahap Hardianto Hariono Hartono Hasan Hasibuan Hermawan Hidayat Hidayatullah Hutagalung Hutapea Ibrahim
    Ikhsan Indrayana Irawan Ismail Iskandar Jatmiko Junaidi Kaimu Karim Khoirul Kogoya Kurniawan Kusnandar Kusuma Laksana Laksono Lestaluhu
    Lubis Mahendra Malik Manalu Marpaung Maulana Mauludin Mofu Mubarok Muharram Mulyadi Mulyana Munster
    Nasution Nasir Natsir Nggonggoek Nugraha Nugroho Nurcahyo Nurhidayat Nurwahyu Oktaviano Pahabol Pamungkas Pane Pangestu Permana Perdana
    Pranata Prasetya Prasetyo Pratama Prawiro Prayoga Prayogo Purnama Purnomo Purwanto Putra Putro Rachman
    Rahman Rahmadani Rahmat Ramadhan Ramadani Raharjo Rianto Ridwan Riyadi Romadhon Rosadi Rumakiek Rumbiak Rusdiana Rustandi Saghara
    Salampessy Samosir Santoso Saputra Saputro Saragih Sasongko Satria Sembiring Setiabudi Setiawan Setyawan Siahaan Simamora Simanjuntak
    Sinaga Siregar Sitanggang Sitompul Subagja Subekti Subroto Sudarsono Sugiarto Sugianto Suhendra Sukma Sulaeman
    Sulistyo Sumarno Supardi Supriadi Suprianto Surya Suryadi Suryana Suryanto Susanto Sutanto Sutopo Suwandi Syahputra Syahrial
    Syarif Tanjung Tarigan Tobing Tuharea Tuasalamony Utama Utomo Wahyudi Wardana Wibisono Wibowo Wicaksono Widodo
    Wijaya Wirawan Wiratama Wisnuwardhana Yulianto Yusuf Zainuddin Zakaria Zulkarnain`),
};

export const FILIPINO: Culture = {
  given:
    namesFrom(`Aaron Adrian Alden Aldrin Alfonso Allan Alvin Amani Angelo Anthony Antonio Ariel Arnold Arvin Bryan Calvin Carlo
    Carlos Cedric Charles Chester Christian Christopher Cyrus Daniel Dave Dennis Dominic Edgar Eduardo Edward Elmer Emmanuel Enrico
    Eric Ernesto Ferdinand Francis Gabriel Gerald Gilbert Glenn Hector Ian Ivan Jaime James Jarvey Jay Jayson Jeffrey Jericho Jerome
    Jerry Jesus Jhan Joaquin Joel John John_Paul John_Mark Jonathan Jordan Jose Joseph Joshua Jovin Juan Julius Junjun Justin Karl Kevin
    Kenneth Kim Kyle Lance Lawrence Leonard Leo Lorenzo Louie Lucas Manuel Marc Marco Mark Marvin Matthew Melvin Michael Miguel Nathan
    Nathaniel Neil Nicolas Noel Oliver Oscar Patrick Paul Paolo Peter Philip Rafael Ralph Ramon Raymond Rey Ricardo Richard Robert Roel
    Roger Roland Romeo Ronald Ronnie Roy Ruben Russell Ryan Sean Simon Stephan Terrence Timothy Victor Vincent Wesley Zachary`),
  family:
    namesFrom(`Abad Abella Aberin Abellana Acosta Agustin Aguilar Alcantara Alonzo Amores Ang Angeles Aragon Arboleda
    Arce Asistio Atienza Austria Avila Ayala Baguio Balbuena Baldo Baltazar Barrios Basco Bautista Beltran Benitez Bernardo
    Bonifacio Borromeo Briones Buenaventura Bugas Cabrera Cabatu Calma Camacho Canlas Capili Carreon Castañeda Castillo
    Castro Catubig Celestino Chua Clarino Concepcion Cordero Coronel Corpuz Cortez Cruz Cuenca Custodio Dacanay Dela_Cruz Dela_Peña
    Dela_Rosa Delos_Reyes Delos_Santos De_Guzman De_Jesus De_Leon De_Vera Diaz Digno Dizon Domingo Enriquez
    Escobar Espino Espinosa Espiritu Estrada Evangelista Fajardo Faustino Fernandez Ferrer Flores Francisco Fuentes Gabriel Gacayan Galang
    Gallardo Garcia Gaston Gonzaga Gonzales Guerrero Guevarra Gutierrez Hernandez Herrera Ibarra Ilagan Javier Jimenez Lacsamana Lao
    Laurel Lazaro Ledesma Legaspi Leonardo Lim Limbo Llanes Lopez Lorenzo Lucero Luna Macapagal Magbanua Magno Magsaysay Malabanan
    Manalo Manansala Mangahas Mangubat Manlapaz Manotoc Mapa Marasigan Mariano Marquez Martinez Matias Medina Mendiola
    Mendoza Mercado Miranda Montero Morales Moreno Natividad Navarro Nicolas Nieto Ocampo Ocho Ongkiko Ortega Ortiz Pacheco Padilla Paguio
    Palma Panganiban Pangilinan Pascual Patiño Peralta Perez Pineda Policarpio Ponce Quijano Quintos
    Ramirez Ramos Rana Reyes Reynoso Rivera Robles Rodriguez Rojas Romero Romulo Rosales Rosario Roxas Rufino Salazar Salonga Salvador
    Samonte Sanchez San_Jose San_Juan San_Pedro Santiago Santos Sarmiento Serrano Simbulan Soriano Suarez Sumang Sy Tabuena Tacusalme Tan
    Tantiado Tiangco Tiongson Tolentino Torralba Torres Trinidad Tuazon Umali Urbano Uy Valdez Valencia Velasco Velasquez Vera Vergara Victorio
    Villafuerte Villalobos Villanueva Villareal Villegas Viray Yap Yulo Yumul Zabala Zamora Zapanta`),
};
