import { describe, expect, it } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import type { Names } from "./types.ts";
import { COMPETITIONS, COUNTRIES, TEAMS } from "./world.ts";

const isComplete = ({ names }: { names: Names }) => LOCALE_CODES.every((locale) => names[locale]);

const nationalTeams = TEAMS.filter(({ isNational }) => isNational);
const localisedClubs = TEAMS.filter((team) => !team.isNational && isComplete(team));
const named = [...COUNTRIES, ...COMPETITIONS, ...nationalTeams, ...localisedClubs];

// Characters that only one of the two scripts has, so that a name in the wrong one is found.
const SIMPLIFIED_ONLY =
  "万东两严丧为乌乐乔习乡书买乱争亏亚产亲亿仅从仑仓们价众优会伟传伤伦侠侣侦侧侨债倾储儿兑兰关兴养兽军农决况冻凤凯击刘则刚创剑剧办务动励劲劳势区医华协单卖卢卫厂历压县双发变叶号启吴员响园围国图圆圣场坏块坚坛垒声处备复头奋奖孙学宁宝实宠审宪宫宽宾对寻导寿将尔尘层岁岛岭峡币帅师带帮广庄庆库应庙废开异张弥弯归录态总恋悬战户执扩扬护报担择挡挥损换摄敌斋断无旧时显晓术杀杂权来杨极构枪树栋栏样桥欢欧残毕汇汉沟沪泽浅测济浓涛润涨渔湾满滨灭灵炉炼热爱犹独环现电画疗盖盘矿码确离种积称竞笔简类红约级纪纯纲纳纽线组细织终经结绕给络绝统继绩维绿编缘网罗罚联肃胁胜脑脚腾舰艺节苏荐荣药莱莲获萨蓝虾蛮补装见观规视计认讨让训议记讲许论设证评识词译试诗话说请读课谁调谢贝贞财责败货质购贵费贺资赏赛赞赢赵转轮软载较辅辉输辽达迁过迈运还进远连适选递逻邓邮邻释针钟钢钦钱铁铃铜银锁锋锦键镇镜长门闪间阁阳阴际陆陈险随隐难雾静韩页顶项顺顿颁领频题额风飞饭馆马驰驾验骑鱼鲁鲜鸟鸡鸿鹏鹤鹰龄龙龟";
const TRADITIONAL_ONLY =
  "萬東兩嚴喪為烏樂喬習鄉書買亂爭虧亞產親億僅從侖倉們價眾優會偉傳傷倫俠侶側僑債傾儲兒蘭關興養獸軍農決況凍鳳凱擊劉則剛創劍劇辦務動勵勁勞勢區醫華協單賣盧衛衞廠歷壓縣雙發變葉號啟吳員響園圍國圖圓聖場壞塊堅壇壘聲處備頭奮獎孫學寧寶實審憲宮寬賓對尋導壽將爾塵層歲島嶺峽幣帥師帶幫廣莊慶庫應廟廢開異張彌彎歸錄態總戀懸戰戶執擴揚護報擔擇擋揮損換攝敵斷無舊時顯曉術殺雜權來楊極構槍樹棟欄樣橋歡歐殘畢匯漢溝滬澤淺測濟濃濤潤漲漁灣滿濱滅靈爐煉熱愛猶獨環現電畫療蓋盤礦碼確離種積稱競筆簡類紅約級紀純綱納紐線組細織終經結繞給絡絕統繼績維綠編緣網羅罰聯肅脅勝腦腳騰艦藝節蘇薦榮藥萊蓮獲薩藍蝦蠻補裝見觀規視計認討讓訓議記講許論設證評識詞譯試詩話說請讀課誰調謝貝貞財責敗貨質購貴費賀資賞賽贊贏趙轉輪軟載較輔輝輸遼達遷過邁運還進遠連適選遞邏鄧郵鄰釋針鐘鋼欽錢鐵鈴銅銀鎖鋒錦鍵鎮鏡長門閃間閣陽陰際陸陳險隨隱難霧靜韓頁頂項順頓頒領頻題額風飛飯館馬馳駕驗騎魚魯鮮鳥雞鴻鵬鶴鷹齡龍龜盃";

const strayCharacters = (text: string, script: string) => [...text].filter((character) => script.includes(character));

describe("the world's names", () => {
  it("are complete in seven languages for countries, competitions, national teams and the best-known clubs", () => {
    const incomplete = [...COUNTRIES, ...COMPETITIONS, ...nationalTeams].filter((entry) => !isComplete(entry));
    expect(incomplete.map(({ key }) => key)).toEqual([]);
    expect(localisedClubs.length).toBeGreaterThanOrEqual(200);
  });

  it("are trimmed, composed and not empty", () => {
    const untidy = [...COUNTRIES, ...COMPETITIONS, ...TEAMS]
      .flatMap(({ names }) => Object.values(names))
      .filter((name) => name === "" || name !== name.trim().normalize("NFC") || /[\u200b\u00a0]|\s\s/.test(name));
    expect(untidy).toEqual([]);
  });

  it("have Thai letters in Thai", () => {
    expect(named.map(({ names }) => names.th!).filter((name) => !/[\u0e01-\u0e5b]/.test(name))).toEqual([]);
  });

  it("have Khmer letters for countries and national teams in Khmer", () => {
    const latin = [...COUNTRIES, ...nationalTeams].filter(({ names }) => !/[\u1780-\u17ff]/.test(names.kh!));
    expect(latin.map(({ key }) => key)).toEqual([]);
  });

  it("have nothing but Latin letters in English, Vietnamese and Portuguese", () => {
    const foreign = named
      .flatMap(({ names }) => [names.en, names.vn!, names.pt!])
      .filter((name) => /\p{L}/u.test(name.replace(/\p{Script=Latin}/gu, "")));
    expect(foreign).toEqual([]);
  });

  it("have no character of the other script in Simplified and in Traditional Chinese", () => {
    const stray = named.flatMap(({ key, names }) => [
      ...strayCharacters(names["zh-Hans"]!, TRADITIONAL_ONLY).map((character) => `${key}: ${character} in zh-Hans`),
      ...strayCharacters(names["zh-Hant"]!, SIMPLIFIED_ONLY).map((character) => `${key}: ${character} in zh-Hant`),
    ]);
    expect(stray).toEqual([]);
  });

  it("have Han characters in Chinese for countries and national teams", () => {
    const latin = [...COUNTRIES, ...nationalTeams]
      .flatMap(({ names }) => [names["zh-Hans"]!, names["zh-Hant"]!])
      .filter((name) => !/\p{Script=Han}/u.test(name));
    expect(latin).toEqual([]);
  });

  it("follow Hong Kong's usage in Traditional Chinese and Brazil's in Portuguese", () => {
    const nameOf = (key: string) => [...COMPETITIONS, ...TEAMS].find((entry) => entry.key === key)?.names;
    expect(nameOf("arsenal")?.["zh-Hant"]).toBe("阿仙奴");
    expect(nameOf("champions-league")?.["zh-Hant"]).toBe("歐聯");
    expect(nameOf("south-korea")?.["zh-Hant"]).toBe("南韓");
    expect(nameOf("iran")?.pt).toBe("Irã");
    expect(nameOf("vietnam")?.pt).toBe("Vietnã");
  });
});
