import { AMERICAN, CARIBBEAN, PACIFIC, SURINAMESE } from "./americas-and-oceania.ts";
import { type Culture, compounds, namesFrom } from "./culture.ts";
import * as east from "./east-european.ts";
import { BRAZILIAN, LATIN, PORTUGUESE, SPANISH } from "./iberian.ts";
import * as orient from "./middle-east-and-africa.ts";
import * as north from "./north-european.ts";
import * as southeast from "./southeast-asian.ts";
import { DUTCH, ENGLISH, FRENCH, GAELIC, GERMAN, ITALIAN, WELSH } from "./west-european.ts";

// Latin form, simplified Chinese, and traditional Chinese if different.

/** Pinyin puts an apostrophe before a second syllable that starts with a vowel. */
const inPinyin = (a: string, b: string): string => `${a}${/^[AEO]/.test(b) ? "'" : ""}${b.toLowerCase()}`;

const CHINESE: Culture = {
  script: "han",
  familyFirst: true,
  given: [
    ...compounds(
      namesFrom(`Jia|嘉 Jun|俊 Zi|子 Hao|浩 Yu|宇 Ming|明 Zhi|志 Wen|文 Jian|建 Guo|国|國 Xiao|晓|曉 Yi|一 Tian|天 Bo|博 Zhen|振 Hong|宏 Yong|永
        Shi|世 Chen|晨 Rui|瑞 Xin|新 Peng|鹏|鵬 Hai|海 Da|大 Ze|泽|澤 Jin|金 Si|思 Jing|景 Lin|林 Cheng|承 Sheng|圣|聖 Pei|培 Wei|维|維 Qi|启|啟 Li|立`),
      namesFrom(`Hao|豪 Jie|杰|傑 Xuan|轩|軒 Ming|铭|銘 Yu|宇 Qiang|强|強 Wei|伟|偉 Peng|鹏|鵬 Long|龙|龍 Hui|辉|輝 Feng|峰 Bo|波 Lin|林 Chao|超 Tao|涛|濤 Yang|阳|陽
        Chen|晨 Kai|凯|凱 Xiang|翔 Bin|斌 Cheng|成 Hua|华|華 Liang|亮 Gang|刚|剛 Yi|毅 Zhe|哲 Rui|锐|銳 Jun|军|軍 Kun|坤 Hang|航 Dong|东|東 Sheng|胜|勝 An|安 Yuan|源
        Heng|恒|恆 Ping|平 Nan|楠 Ting|廷 Yao|耀 Ran|然`),
      inPinyin,
    ),
    ...namesFrom(`Wei|伟|偉 Lei|雷 Peng|鹏|鵬 Tao|涛|濤 Chao|超 Hao|浩 Bin|斌 Jun|俊 Kai|凯|凱 Long|龙|龍 Rui|锐|銳 Xin|鑫 Yang|洋 Yu|宇 Liang|亮 Ning|宁|寧 Bo|博
      Gang|刚|剛 Hui|辉|輝 Jie|杰|傑 Lin|林 Ming|明 Qiang|强|強 Shuai|帅|帥 Xu|旭 Yi|毅 Chen|晨 Dong|东|東 Fei|飞|飛 Huan|欢|歡 Jian|健 Lu|路 Shuo|硕|碩 Ting|挺 Zhe|哲`),
  ],
  family:
    namesFrom(`Wang|王 Li|李 Zhang|张|張 Liu|刘|劉 Chen|陈|陳 Yang|杨|楊 Huang|黄|黃 Zhao|赵|趙 Wu|吴|吳 Zhou|周 Xu|徐 Sun|孙|孫 Ma|马|馬 Zhu|朱 Hu|胡 Guo|郭 He|何
    Lin|林 Gao|高 Luo|罗|羅 Zheng|郑|鄭 Liang|梁 Xie|谢|謝 Song|宋 Tang|唐 Xu|许|許 Han|韩|韓 Feng|冯|馮 Deng|邓|鄧 Cao|曹 Peng|彭 Zeng|曾 Xiao|肖 Tian|田 Dong|董 Yuan|袁
    Pan|潘 Yu|于 Jiang|蒋|蔣 Cai|蔡 Yu|余 Du|杜 Ye|叶|葉 Cheng|程 Su|苏|蘇 Wei|魏 Lü|吕|呂 Ding|丁 Ren|任 Shen|沈 Yao|姚 Lu|卢|盧 Jiang|姜 Cui|崔 Zhong|钟|鍾 Tan|谭|譚
    Lu|陆|陸 Wang|汪 Fan|范 Jin|金 Shi|石 Liao|廖 Jia|贾|賈 Xia|夏 Wei|韦|韋 Fu|付 Fang|方 Bai|白 Zou|邹|鄒 Meng|孟 Xiong|熊 Qin|秦 Qiu|邱 Jiang|江 Yin|尹 Xue|薛 Yan|闫|閆
    Duan|段 Lei|雷 Hou|侯 Long|龙|龍 Shi|史 Tao|陶 Li|黎 He|贺|賀 Gu|顾|顧 Mao|毛 Hao|郝 Gong|龚|龔 Shao|邵 Wan|万|萬 Qian|钱|錢 Yan|严|嚴 Qin|覃 Wu|武 Dai|戴 Mo|莫 Kong|孔 Xiang|向`),
};

const CANTONESE: Culture = {
  script: "han",
  familyFirst: true,
  given: compounds(
    namesFrom(`Chi|志 Chun|俊 Ho|浩 Hoi|海 Ka|家 Kam|锦|錦 Kin|健 King|景 Kit|杰|傑 Kwok|国|國 Kwong|光 Lok|乐|樂 Long|朗 Man|文 Ming|明 Pak|柏 Pui|沛 Sai|世 Siu|少 Tsz|子 Tin|天
      Wai|伟|偉 Wing|永 Yat|日 Yik|奕 Yiu|耀 Yu|宇 Cheuk|卓 Chung|仲 Hin|轩|軒 Hong|康 Kei|其`),
    namesFrom(`Chun|俊 Fai|辉|輝 Fung|锋|鋒 Hang|恒|恆 Hei|希 Him|谦|謙 Hin|轩|軒 Ho|豪 Hong|康 Kit|杰|傑 Keung|强|強 Kin|健 Lam|霖 Leung|良 Lok|乐|樂 Long|朗 Lung|龙|龍 Man|文 Ming|明 Nam|南
      Pan|斌 Shing|成 Sing|星 Tat|达|達 Tik|迪 Tin|天 To|涛|濤 Tung|东|東 Wa|华|華 Wah|桦|樺 Wai|伟|偉 Wang|宏 Yin|贤|賢 Yip|业|業 Yin|然 Yu|宇 Yui|睿 Yiu|耀`),
    (a, b) => `${a} ${b}`,
  ),
  family:
    namesFrom(`Chan|陈|陳 Wong|黄|黃 Lee|李 Cheung|张|張 Lau|刘|劉 Leung|梁 Ng|吴|吳 Ho|何 Lam|林 Cheng|郑|鄭 Tang|邓|鄧 Chow|周 Yeung|杨|楊 Tsang|曾 Lo|罗|羅 Tse|谢|謝 Fung|冯|馮 Chu|朱
    Yip|叶|葉 Kwok|郭 Tam|谭|譚 Yuen|袁 Choi|蔡 Hui|许|許 Poon|潘 Law|罗|羅 Yu|余 To|杜 Kwan|关|關 Mak|麦|麥 Lui|吕|呂 Lai|黎 So|苏|蘇 Siu|萧|蕭 Kong|江 Wan|温|溫 Chung|钟|鍾 Fong|方 Shek|石
    Tong|唐 Yiu|姚 Mok|莫 Sin|冼 Au|区|區 Hung|洪 Kan|简|簡 Ko|高 Kwong|邝|鄺 Lung|龙|龍 Ma|马|馬 Pang|彭 Sham|岑 Sit|薛 Szeto|司徒 Tai|戴 Tsui|徐 Wu|胡 Yan|甄 Yau|邱 Yim|严|嚴`),
};

const KOREAN: Culture = {
  script: "han",
  familyFirst: true,
  given: compounds(
    namesFrom(`Min|民 Ji|智 Seung|承 Jun|俊 Sung|成 Hyun|贤|賢 Young|英 Jae|在 Dong|东|東 Sang|相 Jin|镇|鎮 Tae|泰 Kyung|京 Woo|佑 Hee|喜 Ki|基 Do|道 Chan|灿|燦 Yong|龙|龍 Kwang|光 In|仁 Jung|正 Won|元
      Si|时|時 Gun|建 Ye|艺|藝 Han|汉|漢 Ju|周 Moon|文 Chang|昌`),
    namesFrom(`Jun|俊 Ho|浩 Woo|宇 Min|民 Hyun|贤|賢 Jin|镇|鎮 Soo|洙 Hwan|焕|煥 Seok|锡|錫 Sung|成 Hoon|勋|勳 Kyu|奎 Gyu|圭 Won|元 Chul|哲 Young|永 Yong|容 Taek|泽|澤 Bin|彬 Bum|范|範 Jae|在 Ki|基
      Joon|晙 Seop|燮 Sik|植 Gyeom|谦|謙 Hyeok|赫 Il|一 Tae|泰 Mo|模 Beom|凡 Rok|禄|祿`),
    (a, b) => `${a}-${b.toLowerCase()}`,
  ),
  family:
    namesFrom(`Kim|金 Lee|李 Park|朴 Choi|崔 Jung|郑|鄭 Kang|姜 Cho|赵|趙 Yoon|尹 Jang|张|張 Lim|林 Han|韩|韓 Oh|吴|吳 Seo|徐 Shin|申 Kwon|权|權 Hwang|黄|黃 Ahn|安 Song|宋 Ryu|柳 Jeon|全 Hong|洪
    Ko|高 Moon|文 Yang|梁 Son|孙|孫 Bae|裴 Baek|白 Heo|许|許 Yoo|刘|劉 Nam|南 Shim|沈 Noh|卢|盧 Ha|河 Kwak|郭 Sung|成 Cha|车|車 Joo|朱 Woo|禹 Koo|具 Min|闵|閔 Na|罗|羅 Jin|陈|陳 Ji|池 Um|严|嚴 Chae|蔡
    Won|元 Cheon|千 Bang|方 Gong|孔 Hyun|玄 Ham|咸 Byun|卞 Yeom|廉 Yeo|吕|呂 Choo|秋 Do|都 So|苏|蘇 Seok|石 Sun|宣 Seol|薛 Ma|马|馬 Gil|吉 Wi|魏 Pyo|表 Myung|明 Ki|奇 Ban|潘 Wang|王 Geum|琴 Ok|玉`),
};

const JAPANESE: Culture = {
  script: "han",
  given:
    namesFrom(`Akihiro|明宏 Akira|晃 Aoi|葵 Asahi|旭 Atsuki|笃树|篤樹 Atsushi|淳 Ayumu|步 Daichi|大地 Daigo|大悟 Daiki|大树|大樹 Daisuke|大辅|大輔 Eiji|英二 Eita|瑛太 Fumiya|文哉 Fuma|风真|風真
    Genki|元气|元氣 Gen|元 Haruki|春树|春樹 Haruto|阳翔|陽翔 Haruya|晴也 Hayate|飒|颯 Hayato|隼人 Hikaru|光 Hinata|日向 Hiroki|弘树|弘樹 Hiroshi|浩 Hiroto|大翔 Hiroyuki|博之 Hokuto|北斗 Itsuki|树|樹
    Issei|一成 Jin|仁 Jun|润|潤 Junichi|纯一|純一 Junpei|纯平|純平 Junya|纯也|純也 Kaede|枫|楓 Kaito|海斗 Kai|海 Kanta|宽太|寬太 Kazuki|和树|和樹 Kazuma|一真 Kazuya|和也 Keigo|启吾|啟吾 Keisuke|圭佑 Keita|启太|啟太 Kenji|健二
    Kenshin|谦信|謙信 Kensuke|健介 Kenta|健太 Kento|健人 Kenya|健也 Kohei|浩平 Koji|浩二 Koki|光希 Kota|康太 Kosuke|浩介 Kotaro|虎太郎 Koya|航矢 Kyohei|恭平 Kyosuke|恭介 Makoto|诚|誠 Manabu|学|學 Masaki|雅树|雅樹 Masato|正人
    Masaya|雅也 Michihiro|道宏 Mizuki|瑞树|瑞樹 Motoki|元树|元樹 Naoki|直树|直樹 Naoto|直人 Naoya|直哉 Natsuki|夏希 Nobuhiro|信宏 Nozomi|望 Ren|莲|蓮 Rento|莲斗|蓮斗 Riku|陆|陸 Rikuto|陆斗|陸斗 Rintaro|凛太郎|凜太郎 Rui|类|類 Ryo|凉|涼
    Ryohei|辽平|遼平 Ryoma|龙马|龍馬 Ryosuke|凉介|涼介 Ryota|凉太|涼太 Ryotaro|辽太郎|遼太郎 Ryuji|龙二|龍二 Ryunosuke|龙之介|龍之介 Ryusei|流星 Ryuta|龙太|龍太 Ryuya|龙也|龍也 Satoru|悟 Satoshi|智 Seiya|诚也|誠也 Sena|濑名|瀨名 Shin|真
    Shingo|慎吾 Shinji|真司 Shinya|慎也 Shion|诗音|詩音 Sho|翔 Shogo|将吾|將吾 Shohei|翔平 Shota|翔太 Shoya|翔也 Shuhei|修平 Shun|骏|駿 Shunsuke|俊辅|俊輔 Shunta|骏太|駿太 Shunya|俊哉 Sora|空 Sosuke|壮介|壯介 Sota|飒太|颯太 Soma|苍真|蒼真
    Taichi|太一 Taiga|大河 Taiki|泰树|泰樹 Taisei|大成 Takahiro|贵大|貴大 Takashi|隆 Takaya|贵也|貴也 Takuma|拓马|拓馬 Takumi|拓海 Takuto|拓斗 Takuya|拓也 Tatsuki|龙树|龍樹 Tatsuya|达也|達也 Teppei|哲平 Tetsuya|哲也 Tomoki|智树|智樹
    Tomoya|智也 Toru|彻|徹 Toshiki|俊树|俊樹 Tsubasa|翼 Tsukasa|司 Wataru|航 Yamato|大和 Yasuhiro|康弘 Yohei|阳平|陽平 Yosuke|洋介 Yoshiki|良树|良樹 Yota|阳太|陽太 Yudai|雄大 Yuichi|佑一 Yuji|勇二 Yuki|勇树|勇樹 Yukito|雪斗 Yuma|悠真
    Yusei|悠生 Yushi|勇志 Yusuke|佑介 Yuta|优太|優太 Yuto|悠斗 Yuya|裕也 Yuzuki|柚木`),
  family:
    namesFrom(`Abe|阿部 Adachi|足立 Aizawa|相泽|相澤 Akiyama|秋山 Ando|安藤 Aoki|青木 Aoyama|青山 Arai|新井 Araki|荒木 Asai|浅井|淺井 Asano|浅野|淺野 Baba|马场|馬場 Chiba|千叶|千葉 Doi|土井 Eguchi|江口 Endo|远藤|遠藤 Enomoto|榎本
    Fujii|藤井 Fujimoto|藤本 Fujita|藤田 Fujiwara|藤原 Fukuda|福田 Fukui|福井 Fukushima|福岛|福島 Furukawa|古川 Goto|后藤|後藤 Hamada|滨田|濱田 Hara|原 Harada|原田 Hasegawa|长谷川|長谷川 Hashimoto|桥本|橋本 Hattori|服部 Hayashi|林
    Higuchi|樋口 Hirano|平野 Hirata|平田 Hirose|广濑|廣瀨 Honda|本田 Hori|堀 Horiuchi|堀内|堀內 Hoshino|星野 Ichikawa|市川 Igarashi|五十岚|五十嵐 Iida|饭田|飯田 Ikeda|池田 Imai|今井 Inoue|井上 Ishida|石田 Ishihara|石原 Ishii|石井
    Ishikawa|石川 Isobe|矶部|磯部 Ito|伊藤 Iwamoto|岩本 Iwasaki|岩崎 Iwata|岩田 Izumi|泉 Kaneko|金子 Kaneda|金田 Kato|加藤 Kawabata|川端 Kawaguchi|川口 Kawai|河合 Kawakami|川上 Kawamura|川村 Kawano|川野 Kawasaki|川崎 Kikuchi|菊池 Kimura|木村
    Kinoshita|木下 Kishimoto|岸本 Kitagawa|北川 Kitamura|北村 Kobayashi|小林 Koike|小池 Kojima|小岛|小島 Komatsu|小松 Kondo|近藤 Kono|河野 Konishi|小西 Koyama|小山 Kubota|久保田 Kudo|工藤 Kurihara|栗原 Kuroda|黑田 Kuroki|黑木 Maeda|前田 Maekawa|前川
    Makino|牧野 Maruyama|丸山 Masuda|增田 Matsuda|松田 Matsui|松井 Matsumoto|松本 Matsumura|松村 Matsunaga|松永 Matsuo|松尾 Matsuoka|松冈|松岡 Matsushita|松下 Matsuura|松浦 Miura|三浦 Miyamoto|宫本|宮本 Miyata|宫田|宮田 Miyazaki|宫崎|宮崎 Mizuno|水野
    Mochizuki|望月 Mori|森 Morimoto|森本 Morita|森田 Motoyama|本山 Murakami|村上 Muramatsu|村松 Murata|村田 Muto|武藤 Nagai|永井 Nagano|长野|長野 Nagashima|长岛|長島 Naito|内藤|內藤 Nakagawa|中川 Nakahara|中原 Nakai|中井 Nakajima|中岛|中島 Nakamura|中村
    Nakanishi|中西 Nakano|中野 Nakayama|中山 Narita|成田 Nishi|西 Nishida|西田 Nishikawa|西川 Nishimoto|西本 Nishimura|西村 Nishioka|西冈|西岡 Nishiyama|西山 Noda|野田 Noguchi|野口 Nomura|野村 Ochiai|落合 Ogata|绪方|緒方 Ogawa|小川 Oguri|小栗 Ohara|大原
    Oishi|大石 Okada|冈田|岡田 Okamoto|冈本|岡本 Okamura|冈村|岡村 Okazaki|冈崎|岡崎 Okubo|大久保 Okuda|奥田|奧田 Okumura|奥村|奧村 Ono|小野 Onishi|大西 Osawa|大泽|大澤 Oshima|大岛|大島 Ota|太田 Otani|大谷 Otsuka|大塚 Ozawa|小泽|小澤 Saito|斋藤|齋藤 Sakaguchi|坂口 Sakai|酒井
    Sakamoto|坂本 Sakurai|樱井|櫻井 Sano|佐野 Sasaki|佐佐木 Sato|佐藤 Sawada|泽田|澤田 Sekiguchi|关口|關口 Shibata|柴田 Shimada|岛田|島田 Shimizu|清水 Shimura|志村 Shinohara|篠原 Shiraishi|白石 Sugawara|菅原 Sugimoto|杉本 Sugita|杉田 Sugiyama|杉山 Suzuki|铃木|鈴木
    Tachibana|橘 Taguchi|田口 Takada|高田 Takagi|高木 Takahashi|高桥|高橋 Takano|高野 Takayama|高山 Takeda|武田 Takeuchi|竹内|竹內 Takizawa|泷泽|瀧澤 Tamura|田村 Tanabe|田边|田邊 Tanaka|田中 Tani|谷 Taniguchi|谷口 Terada|寺田 Toda|户田|戶田 Tominaga|富永 Tsuchiya|土屋 Tsuda|津田
    Tsukamoto|塚本 Tsuji|辻 Uchida|内田|內田 Uchiyama|内山|內山 Ueda|上田 Uehara|上原 Ueno|上野 Umeda|梅田 Wada|和田 Watanabe|渡边|渡邊 Yamada|山田 Yamaguchi|山口 Yamamoto|山本 Yamamura|山村 Yamanaka|山中 Yamasaki|山崎 Yamashita|山下 Yamauchi|山内|山內 Yano|矢野 Yasuda|安田
    Yokota|横田|橫田 Yokoyama|横山|橫山 Yoneda|米田 Yoshida|吉田 Yoshikawa|吉川 Yoshimura|吉村 Yoshino|吉野`),
};

const INDIAN: Culture = {
  given:
    namesFrom(`Aakash Abhijit Abhishek Aditya Ajay Ajith Akash Akshay Alen Alwyn Aman Amarjit Amit Amrinder Anand Anas Aniket Anil
    Anirudh Ankit Anuj Apurv Arjun Arnab Arshdeep Arun Ashique Ashish Ashok Ashwin Asish Aveen Ayush Bidyananda Bijay Bikash Bipin Bishal
    Brandon Brison Chinglen Clifton Darren Debjit Deepak Denzil Devdan Dheeraj Dhruv Dinesh Edwin Faisal Farukh Ganesh Gaurav Glan Gurmeet
    Gurpreet Gursimrat Halicharan Hardik Harish Hitesh Imran Irfan Ishan Jagdeep Jason Jayesh Jeakson Jerry Jessel Jithin Jobby Joyner
    Kamaljit Karan Karthik Kean Kiran Komal Krishna Kunal Lalengmawia Lalrinliana Lalthathanga Laxmikant Leander Lenny Liston Lovepreet
    Mahesh Mandeep Manoj Manvir Melroy Mirshad Mobashir Mohit Muhammed Nandha Narender Naveen Nikhil Nikum Nishu Nitesh Noufal Pankaj
    Parag Parthib Phurba Pradeep Prabir Prabsukhan Pranjal Pratik Praveen Prince Pritam Prosenjit Rahul Raj Rajat Rakesh Ramesh Ranjan
    Ravi Redeem Renedy Ricky Rishi Ritwik Rohit Romario Roshan Rowllin Sachin Sagar Sahal Sahil Salam Sandeep Sandesh Sanju Sarthak Saurav
    Sehnaj Seiminlen Shankar Shubham Siddharth Souvik Spandan Subhash Suhair Sumeet Sunil Suresh Thoiba Udanta Umesh Vignesh Vijay Vikram
    Vinit Vipin Vishal Vivek Yash Yasir Yumnam`),
  family:
    namesFrom(`Achari Adhikari Agarwal Ali Ambekar Antony Babu Bag Banerjee Baretto Barla Barman Baskaran Basu Bhabora Bhandari Bhat
    Bhowmick Bhutia Biswas Borges Bora Bose Burman Chakraborty Chakrabarti Chettri Chowdhury Colaco Coutinho Cruz
    Das Dasgupta Datta Deb Deka Desai Devassy D'Costa D'Mello D'Silva D'Souza Dey Dhanda Dias Dsouza Dutta Fernandes Furtado Gaikwad Ganguly
    Gawli George Ghosh Ghoshal Gill Gogoi Gomes Gupta Haldar Haokip Hassan Hembram Hmar Iqbal Jadhav Jain James Jamwal Jha Jacob Jairu John
    Jose Joseph Joshi Kaith Kakati Kamath Kannan Kaushik Khan Khongjee Kini Koli Kom Konsam Kshetrimayum Kumar Kundu Kurian Lakra
    Lalmuanpuia Lama Lepcha Limboo Lobo Lotjem Lyngdoh Mahato Majhi Mali Mallick Mandal Mandi Manoharan Mathew Mawihmingthanga Mazumdar
    Meetei Mehta Menon Minz Mishra Mistry Mondal Monteiro Mukherjee Mukhi Murmu Nadar Naik Nair Namdev Nandi Nath Nayak Negi
    Ngangom Noronha Oraon Padattil Pal Panwar Parmar Patil Paul Pawar Pillai Pinto Poojary Pradhan Praharaj Prasad Purkait Rai Rajan Rajput
    Rana Rane Rao Rathi Rathod Rawat Ray Rebello Rodrigues Roy Saha Sahni Saji Salam Samad Sangma Sangwan Sardar Sarkar Sawant Sequeira Sen
    Sengupta Shah Sharma Shenoy Shetty Shirodkar Shrestha Shukla Singh Sinha Soni Soren Subba Subramaniam Suresh Tamang Tangri Tavares
    Thakur Thomas Thounaojam Tirkey Tongbram Toppo Tudu Vadakkepeedika Vanlalpeka Varghese Varma Vaz Verma Vijayan Wadhwa Wahengbam
    Waghmare Wangjam Yadav Zodingliana Zuala`),
};

const BENGALI: Culture = {
  given:
    namesFrom(`Abdul Abdullah Abid Adeel Adnan Ahsan Akmal Ali Amir Anisur Arif Ashraful Asif Atiqur Azhar Babul Bilal Bishwanath Danish Easin
    Emon Faheem Faisal Farhan Faruk Habib Hamza Haroon Hasan Hassan Ibrahim Imran Irfan Ishtiaq Ismail Jamal Jewel Junaid Kamran Kazem
    Mahbub Mahmudul Manjur Masud Mehedi Mitul Mizanur Mohamed Mojibor Muhammad Naiz Nasir Noman Omar Rafiqul Rahmat Rakib Rashed Rezaul
    Riaz Rimon Saad Sabbir Saddam Sadiq Saeed Sajjad Salman Shahid Shahriar Shakil Shamim Shayek Sohel Sumon Suleman Tahir Tariq Tawhid
    Topu Touhid Umair Usman Waseem Yasin Zahid Zeeshan Zayan`),
  family:
    namesFrom(`Afridi Ahmed Akhtar Akram Alam Ali Anwar Ashraf Aslam Awan Baig Barman Bhuiyan Butt Chowdhury Fahad Faruq Ghosh Habib Haider
    Hamid Haque Hasan Hossain Hussain Ibrahim Iqbal Islam Ismail Jamil Jahan Javed Kabir Kamal Karim Kayani Khalil Khan Khondaker Latif Mahmood
    Mahmud Malik Mehmood Miah Mirza Mohamed Molla Munir Mustafa Nasheed Nawaz Nazim Niazi Nizam Qureshi Rahman Raja Rana Rashid Raza Roy Saeed
    Sajid Salam Sarkar Sattar Shah Shaheen Shahzad Shaikh Sheikh Siddiqui Sikder Sohail Sultan Talukdar Uddin Umar Waheed Yousuf Zaman`),
};

/** Personal names by culture. People are fictional: common given and family names, combined at random. */
export const CULTURES = {
  english: ENGLISH,
  gaelic: GAELIC,
  welsh: WELSH,
  german: GERMAN,
  french: FRENCH,
  dutch: DUTCH,
  italian: ITALIAN,
  spanish: SPANISH,
  latin: LATIN,
  portuguese: PORTUGUESE,
  brazilian: BRAZILIAN,
  nordic: north.NORDIC,
  icelandic: north.ICELANDIC,
  finnish: north.FINNISH,
  polish: east.POLISH,
  czech: east.CZECH,
  hungarian: east.HUNGARIAN,
  romanian: east.ROMANIAN,
  bulgarian: east.BULGARIAN,
  greek: east.GREEK,
  balkan: east.BALKAN,
  albanian: east.ALBANIAN,
  slavic: east.SLAVIC,
  baltic: north.BALTIC,
  georgian: east.GEORGIAN,
  turkish: orient.TURKISH,
  arabic: orient.ARABIC,
  persian: orient.PERSIAN,
  hebrew: orient.HEBREW,
  centralAsian: orient.CENTRAL_ASIAN,
  westAfrican: orient.WEST_AFRICAN,
  frenchAfrican: orient.FRENCH_AFRICAN,
  southAfrican: orient.SOUTH_AFRICAN,
  eastAfrican: orient.EAST_AFRICAN,
  american: AMERICAN,
  caribbean: CARIBBEAN,
  surinamese: SURINAMESE,
  pacific: PACIFIC,
  thai: southeast.THAI,
  vietnamese: southeast.VIETNAMESE,
  khmer: southeast.KHMER,
  lao: southeast.LAO,
  burmese: southeast.BURMESE,
  malay: southeast.MALAY,
  indonesian: southeast.INDONESIAN,
  filipino: southeast.FILIPINO,
  chinese: CHINESE,
  cantonese: CANTONESE,
  korean: KOREAN,
  japanese: JAPANESE,
  indian: INDIAN,
  bengali: BENGALI,
} satisfies Readonly<Record<string, Culture>>;

export type CultureKey = keyof typeof CULTURES;
