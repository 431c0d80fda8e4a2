import type { SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";
import { PREVIEWS } from "./previews.ts";
import { ROUNDS } from "./rounds.ts";

const SHARED: SharedTexts = {
  runWon: ["{team}已經{count}連勝。", "這是{team}的{count}連勝。", "贏波成了{team}的習慣，已經連勝{count}場。"],
  runLost: ["{team}已經{count}連敗。", "這是{team}的{count}連敗。", "{team}的連敗延續到{count}場。"],
  runUnbeaten: [
    "{team}近{count}場保持不敗。",
    "最近{count}場沒有球隊能擊敗{team}。",
    "{team}的不敗紀錄來到{count}場。",
  ],
  runWinless: ["{team}近{count}場未嘗一勝。", "{team}已有{count}場沒有取勝。", "{team}連續{count}場不勝。"],
  formThree: [
    "計入所有賽事，{team}近{of}場{wins}勝{draws}和{losses}負。",
    "{team}最近{of}場（所有賽事）的成績是{wins}勝{draws}和{losses}負。",
    "各項賽事近{of}場，{team}贏{wins}場、和{draws}場、輸{losses}場。",
    "{wins}勝{draws}和{losses}負，這是{team}近{of}場的成績表。",
  ],
  formTwo: [
    "{team}近{of}場{wins}勝{losses}負。",
    "{team}最近{of}場的成績是{wins}勝{losses}負。",
    "最近{of}場，{team}贏{wins}場、輸{losses}場。",
    "{wins}勝{losses}負，這是{team}近{of}場的成績表。",
  ],
  runEnded: [
    "此前{team}已有{count}場不敗。",
    "這場失利終結了{team}的{count}場不敗。",
    "這是{team}{count}場以來的首場敗仗。",
  ],
  derbyWon: ["{derby}屬於{winner}。", "{winner}贏得{derby}。", "贏得{derby}，{winner}的球迷可以揚眉吐氣。"],
  derbyDrawn: ["{derby}未分勝負。", "今次的{derby}沒有贏家。"],
  firstWin: [
    "這是{team}{count}場以來的首場勝利。",
    "此前{count}場{team}一場未勝。",
    "{team}此前已連續{count}場沒有贏波。",
  ],
  scoreless: ["{team}已經{count}場沒有入球。", "{team}連續{count}場顆粒無收。", "{team}的入球荒延續到{count}場。"],
  cleanSheets: [
    "{team}連續{count}場封殺對手。",
    "{count}場過去，還沒有人攻破{team}的球門。",
    "{team}的球門已{count}場不失。",
  ],
  tableTop: [
    "{team}成為新的領頭羊，{played}場積{points}分。",
    "這一結果把{team}送上榜首，積{points}分。",
    "{team}從第{from}位升至榜首，積{points}分。",
  ],
  tableAhead: [
    "{team}領跑積分榜，領先{opponent}{count}分。",
    "榜首{team}比{opponent}多{count}分。",
    "離{team}最近的是{opponent}，落後{count}分。",
  ],
  tableUp: [
    "{team}從第{from}位升到第{place}位。",
    "{team}升至積分榜第{place}，積{points}分。",
    "這一結果讓{team}以{points}分升到第{place}位。",
    "積分榜上{team}來到第{place}位，賽前排第{from}。",
    "{team}名次上升，{played}場{points}分排在第{place}位。",
  ],
  tableDown: [
    "{team}從第{from}位跌到第{place}位。",
    "{team}降至積分榜第{place}，積{points}分。",
    "這一結果讓{team}跌到第{place}位，積{points}分。",
    "積分榜上{team}退到第{place}位，賽前排第{from}。",
    "{team}名次下滑，{played}場{points}分排在第{place}位。",
  ],
  tableStill: [
    "{team}仍排第{place}位，{played}場積{points}分。",
    "{team}的名次沒有變化，以{points}分排在第{place}位。",
    "{team}依舊第{place}，積{points}分。",
    "{played}場拿到{points}分的{team}留在第{place}位。",
  ],
  tableBottom: [
    "{team}{played}場積{points}分，排名墊底。",
    "{team}只有{points}分，排在最後一位。",
    "墊底的是{team}，積{points}分。",
  ],
  nextHome: [
    "{team}下一場坐鎮主場，{day}迎戰{opponent}。",
    "{day}{team}在主場等候{opponent}到訪。",
    "{team}{day}將主場迎戰{opponent}。",
    "接下來{team}回到主場，{day}對陣{opponent}。",
    "{team}下一場在{day}，主場對手是{opponent}。",
  ],
  nextAway: [
    "{team}下一場作客作戰，{day}對陣{opponent}。",
    "{team}{day}將作客{opponent}。",
    "{team}下一場在{day}，作客{opponent}。",
    "接下來{team}要遠征{opponent}，比賽在{day}。",
    "{team}的下一站是{opponent}的主場，時間是{day}。",
  ],
  chanceBefore: ["賽前賠率看好{team}，其取勝機會為{chance}%。", "按開賽前最後的賠率計，{team}的取勝機會為{chance}%。"],
  noteSimulated: ["本文由本站資料自動寫成。球賽資料屬模擬，由電腦產生，並非所列球隊的真實球賽。"],
  noteReal: ["本文由本站資料自動寫成。"],
  headingResults: ["全部賽果"],
  headingPlaces: ["榜首幾位"],
};

export const HANT: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
