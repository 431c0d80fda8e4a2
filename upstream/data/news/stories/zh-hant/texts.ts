import type { PreviewTexts, RoundTexts, SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";

const ROUNDS: RoundTexts = {
  roundTitleMatchday: [
    "{competition}第{matchday}輪綜合報道（{date}）",
    "{competition}第{matchday}輪全部賽果，{date}",
    "{date}，{competition}第{matchday}輪煞科",
  ],
  roundTitleDate: ["{competition}：{date}綜合報道", "{competition}，{date}全部賽果", "{date}的{competition}賽況"],
  roundOpenMatchday: [
    "{competition}第{matchday}輪全部完成，合共{total}場球賽。",
    "{competition}再添{total}場賽果：第{matchday}輪於{date}煞科。",
    "{competition}第{matchday}輪的{total}場球賽在{date}全部踢完。",
  ],
  roundOpenDate: [
    "{date}共有{total}場{competition}球賽。",
    "{competition}在{date}有{total}場球賽上演。",
    "{date}，{competition}合共{total}場。",
  ],
  roundSummaryMatchday: ["{competition}第{matchday}輪的賽果、最大勝仗與積分榜。"],
  roundSummaryDate: ["{date}，{competition}：全部賽果與最大勝仗。"],
  roundResults: [
    "主隊贏{homeWins}場，客隊贏{awayWins}場，打和{draws}場。",
    "主勝{homeWins}場，客勝{awayWins}場，和局{draws}場。",
  ],
  roundGoals: ["總入球是{count}個，平均每場{average}個。", "各場合共射入{count}球，平均每場{average}球。"],
  roundBiggest: ["最大比數屬於{team}，以{won}擊敗{opponent}。", "最大勝仗屬{team}：{won}勝{opponent}。"],
  roundRichest: ["入球最多的一場是{home} {score} {away}。", "{home} {score} {away}的入球多於其他任何一場。"],
  roundLate: ["{team}憑第{at}分鐘的入球以{won}擊敗{opponent}。", "第{at}分鐘的入球助{team}以{won}戰勝{opponent}。"],
  roundReds: ["紅牌共{count}張。", "球證合共出示{count}張紅牌。"],
  roundGames: ["主隊贏{homeWins}場，客隊贏{awayWins}場。", "主勝{homeWins}場，客勝{awayWins}場。"],
  roundPoints: ["平均每場兩隊合計得{average}分。", "兩隊合計，平均每場{average}分。"],
  roundClosest: ["最接近的一場由{team}取勝，以{won}險勝{opponent}。", "{team}贏得最驚險，{won}勝{opponent}。"],
  roundHighest: [
    "得分最多的一場是{home} {score} {away}，合計{count}分。",
    "{home} {score} {away}是總分最高的一場：{count}分。",
  ],
  resultLine: ["{home} {score} {away}"],
  watchTitle: [
    "{date}{competition}積分榜：{leader}領跑",
    "{competition}積分榜形勢，{date}",
    "{competition}排名（{date}）：{leader}居首",
  ],
  watchOpen: [
    "{date}的{competition}積分榜上，{leader}高踞首位。",
    "新一星期，{leader}在{date}的{competition}積分榜領跑。",
    "星期一（{date}），{competition}積分榜的榜首是{leader}。",
  ],
  watchSummary: [
    "{date}的{competition}積分榜：誰領跑、領先多少、誰近況最好。",
    "{date}的{competition}積分榜：榜首、最佳攻防與近況。",
  ],
  watchLeader: ["{team}以{played}場{points}分領跑。", "排首位的是{team}：{played}場，{points}分。"],
  watchLeaderPoints: ["榜首球隊{played}場得{points}分。", "踢過{played}場，榜首球隊手握{points}分。"],
  watchGap: ["{opponent}排第二，落後{count}分。", "榜首對次席{opponent}的優勢為{count}分。"],
  watchLevel: ["排第二的{opponent}同分。", "{opponent}同分居次席。"],
  watchThird: ["{team}以{points}分排第三。", "第三位是{team}，有{points}分。"],
  watchLeaderRecord: ["榜首戰績為{won}勝{lost}負。", "領跑球隊目前{won}勝{lost}負。"],
  watchSecondRecord: ["{team}以{won}勝{lost}負緊隨其後。", "第二是{team}，{won}勝{lost}負。"],
  rowPoints: ["{place} {team}：{played}場，{points}分"],
  rowRecord: ["{place} {team}：{won}勝{lost}負"],
  watchAttack: ["入球最多的是{team}，{played}場射入{count}球。", "{team}攻力最強，{played}場{count}球。"],
  watchDefence: ["失球最少的是{team}，{played}場失{count}球。", "防守最穩的是{team}，{played}場只失{count}球。"],
  watchPointsFor: ["得分最多的是{team}，{played}場取得{count}分。", "沒有球隊得分多過{team}：{played}場{count}分。"],
  watchPointsAgainst: ["失分最少的是{team}，{played}場失{count}分。", "防守最好的是{team}，{played}場失{count}分。"],
  watchForm: ["{team}近況最佳，近{of}場贏{count}場。", "近{of}場，{team}贏{count}場，為各隊最多。"],
  watchPoorForm: ["{team}近{of}場贏{count}場。", "近況最差的是{team}，近{of}場贏{count}場。"],
  watchWinless: ["{team}近{of}場未嘗一勝。", "近況最差的是{team}，近{of}場一場未贏。"],
  watchBottom: ["榜末是{team}，{played}場{points}分。", "{team}包尾，{played}場得{points}分。"],
  watchBottomRecord: ["榜末是{team}，{won}勝{lost}負。", "{team}包尾，{won}勝{lost}負。"],
};

const PREVIEWS: PreviewTexts = {
  previewTitle: [
    "{home}對{away}賽前：排名、近況與缺陣",
    "{date}開賽前，從數字看{home}與{away}",
    "{home}對{away}：{date}賽前分析",
    "{home}對{away}，{date}：近況、排名與往績",
    "{date}，{home}與{away}賽前須知",
    "{date}，{away}作客{home}",
  ],
  previewOpen: [
    "{home}將於{date}主場迎戰{away}。",
    "{date}，{away}將作客{home}。",
    "{home}與{away}將於{date}碰頭。",
    "{date}，{home}主場迎戰{away}。",
    "{home}的下一個對手是{away}，{date}上陣。",
    "對{home}來說，接下來是{date}與{away}的一戰。",
  ],
  previewSummary: [
    "{date}，{competition}：{home}與{away}賽前的排名、近況、往績與缺陣情況。",
    "{home}與{away}將於{date}在{competition}碰頭，這裏是兩隊的排名、近況與對賽往績。",
  ],
  previewMatchday: ["這是{competition}第{matchday}輪球賽。", "{competition}來到第{matchday}輪。"],
  previewTime: ["開賽時間為{time}。", "球賽於{time}開始。"],
  goalsAverage: [
    "{team}近{of}場平均入{scored}球、失{conceded}球。",
    "近{of}場，{team}平均每場射入{scored}球、失{conceded}球。",
  ],
  pointsAverage: [
    "{team}近{of}場平均得{scored}分、失{conceded}分。",
    "近{of}場，{team}平均每場取得{scored}分、失{conceded}分。",
  ],
  lastMeetingWon: [
    "兩隊上次交手是{date}，{team}以{won}擊敗{opponent}。",
    "上次對賽，{team}於{date}以{won}戰勝{opponent}。",
  ],
  lastMeetingDrawn: [
    "兩隊上次交手是{date}，賽果為{home} {score} {away}。",
    "上次在{date}碰頭，比數是{home} {score} {away}。",
  ],
  meetingsTally: [
    "近{of}次對賽，{team}贏{count}次，{opponent}贏{other}次。",
    "最近{of}次對賽的勝仗：{team}有{count}場，{opponent}有{other}場。",
  ],
  noMeetings: ["本站沒有{team}與{opponent}過往對賽的紀錄。"],
  homeRecord: ["{team}近{of}場主場贏{wins}場。", "最近{of}場主場球賽，{team}錄得{wins}勝。"],
  awayRecord: ["{team}近{of}場作客贏{wins}場。", "最近{of}場作客球賽，{team}錄得{wins}勝。"],
  homeWinless: ["{team}近{of}場主場未嘗一勝。", "最近{of}場主場球賽，{team}一場未贏。"],
  awayWinless: ["{team}近{of}場作客未嘗一勝。", "最近{of}場作客球賽，{team}一場未贏。"],
  absences: [
    "{team}有{count}名球員缺陣，{opponent}有{other}名。",
    "缺陣人數：{team}有{count}人，{opponent}有{other}人。",
  ],
  absencesOfOne: ["{team}有{count}名球員缺陣，{opponent}全員可用。", "缺陣的只有{team}的{count}名球員。"],
  drawChance: ["打和機會為{chance}%。", "同一賠率顯示打和機會為{chance}%。"],
};

const SHARED: SharedTexts = {
  tablePlace: [
    "{team}踢完{played}場得{points}分，排積分榜第{place}位。",
    "積分榜上，{team}名列第{place}：{played}場，{points}分。",
    "{team}目前第{place}，{played}場取得{points}分。",
  ],
  tableLeader: ["{team}以{played}場{points}分領跑積分榜。", "積分榜榜首是{team}，{played}場得{points}分。"],
  recordPlace: ["{team}戰績{won}勝{lost}負，排名第{place}。", "{team}現時{won}勝{lost}負，位列第{place}。"],
  recordLeader: ["{team}以{won}勝{lost}負高踞榜首。", "排名第一的是{team}，戰績{won}勝{lost}負。"],
  conferencePlace: [
    "{team}戰績{won}勝{lost}負，排名{conference}第{place}。",
    "{team}現時{won}勝{lost}負，位列{conference}第{place}。",
  ],
  conferenceLeader: ["{team}以{won}勝{lost}負領跑{conference}。", "{conference}第一是{team}，戰績{won}勝{lost}負。"],
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

export const HANT: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
