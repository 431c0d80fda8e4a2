import type { SharedTexts } from "../keys.ts";

export const SHARED: SharedTexts = {
  tablePlace: [
    "{team}踢完{played}場得{points}分，排積分榜第{place}位。",
    "積分榜上，{team}名列第{place}：{played}場，{points}分。",
    "{team}目前第{place}，{played}場取得{points}分。",
  ],
  tableLeader: ["{team}以{played}場{points}分領跑積分榜。", "積分榜榜首是{team}，{played}場得{points}分。"],
  recordPlace: [
    "{team}戰績{won}勝{lost}負，在所屬榜單排第{place}位。",
    "{team}現時{won}勝{lost}負，所屬榜單第{place}。",
  ],
  recordLeader: [
    "{team}以{won}勝{lost}負領跑所屬榜單。",
    "所屬榜單之中沒有球隊排在{team}之上，其戰績是{won}勝{lost}負。",
  ],
  runWon: ["{team}已經{count}連勝。", "這是{team}的{count}連勝。"],
  runLost: ["{team}已經{count}連敗。", "這是{team}的{count}連敗。"],
  runUnbeaten: ["{team}近{count}場保持不敗。", "最近{count}場都沒有球隊能擊敗{team}。"],
  runWinless: ["{team}近{count}場未嘗一勝。", "{team}已有{count}場未能贏波。"],
  formThree: [
    "計入所有賽事，{team}近{of}場{wins}勝{draws}和{losses}負。",
    "{team}最近{of}場（所有賽事）的成績是{wins}勝{draws}和{losses}負。",
  ],
  formTwo: ["{team}近{of}場{wins}勝{losses}負。", "{team}最近{of}場的成績是{wins}勝{losses}負。"],
  nextHome: ["{team}下一場坐鎮主場，{date}迎戰{opponent}。", "{date}，{opponent}將作客{team}。"],
  nextAway: ["{team}下一場作客，{date}對{opponent}。", "{date}，{team}將作客{opponent}。"],
  chanceBefore: ["賽前賠率看好{team}，其取勝機會為{chance}%。", "按開賽前最後的賠率計，{team}的取勝機會為{chance}%。"],
  chanceNow: ["目前賠率看好{team}，其取勝機會為{chance}%。", "按賽前一日的賠率計，{team}的取勝機會為{chance}%。"],
  noteSimulated: ["本文由本站資料自動寫成。球賽資料屬模擬，由電腦產生，並非所列球隊的真實球賽。"],
  noteReal: ["本文由本站資料自動寫成。"],
  headingStory: ["球賽經過"],
  headingNumbers: ["統計"],
  headingNext: ["排名與往後賽程"],
  headingForm: ["排名與近況"],
  headingMeetings: ["對賽往績"],
  headingOutlook: ["賽前形勢"],
  headingResults: ["全部賽果"],
  headingTable: ["積分榜"],
  headingPlaces: ["榜首幾位"],
};
