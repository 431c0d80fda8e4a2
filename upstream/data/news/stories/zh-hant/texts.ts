import type { RoundTexts, SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";
import { PREVIEWS } from "./previews.ts";

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

const SHARED: SharedTexts = {
  runWon: ["{team}已經{count}連勝。", "這是{team}的{count}連勝。", "贏波成了{team}的習慣，已經連勝{count}場。"],
  runLost: ["{team}已經{count}連敗。", "這是{team}的{count}連敗。", "{team}的連敗延續到{count}場。"],
  runUnbeaten: [
    "{team}近{count}場保持不敗。",
    "最近{count}場沒有球隊能擊敗{team}。",
    "{team}的不敗紀錄來到{count}場。",
  ],
  runWinless: ["{team}近{count}場未嘗一勝。", "{team}已有{count}場沒有取勝。", "勝利已經{count}場與{team}無緣。"],
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
    "{team}的主場{day}迎來{opponent}。",
    "{team}{day}將主場迎戰{opponent}。",
    "接下來{team}回到主場，{day}對陣{opponent}。",
    "{team}的下一個客人是{opponent}，比賽在{day}。",
  ],
  nextAway: [
    "{team}下一場作客作戰，{day}對陣{opponent}。",
    "{team}{day}將作客{opponent}。",
    "{opponent}{day}在主場等着{team}。",
    "接下來{team}要遠征{opponent}，比賽在{day}。",
    "{team}的下一站是{opponent}的主場，時間是{day}。",
  ],
  chanceBefore: ["賽前賠率看好{team}，其取勝機會為{chance}%。", "按開賽前最後的賠率計，{team}的取勝機會為{chance}%。"],
  noteSimulated: ["本文由本站資料自動寫成。球賽資料屬模擬，由電腦產生，並非所列球隊的真實球賽。"],
  noteReal: ["本文由本站資料自動寫成。"],
  headingNumbers: ["統計"],
  headingResults: ["全部賽果"],
  headingTable: ["積分榜"],
  headingPlaces: ["榜首幾位"],
};

export const HANT: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
