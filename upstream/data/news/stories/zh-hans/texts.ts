import type { RoundTexts, SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";
import { PREVIEWS } from "./previews.ts";

const ROUNDS: RoundTexts = {
  roundTitleMatchday: [
    "{competition}第{matchday}轮综述（{date}）",
    "{competition}第{matchday}轮全部赛果，{date}",
    "{date}，{competition}第{matchday}轮收官",
  ],
  roundTitleDate: ["{competition}：{date}综述", "{competition}，{date}全部赛果", "{date}的{competition}发生了什么"],
  roundOpenMatchday: [
    "{competition}第{matchday}轮全部结束，共进行{total}场比赛。",
    "{competition}又有{total}场赛果：第{matchday}轮于{date}收官。",
    "{competition}第{matchday}轮的{total}场比赛在{date}全部打完。",
  ],
  roundOpenDate: [
    "{date}共有{total}场{competition}的比赛。",
    "{competition}在{date}安排了{total}场比赛。",
    "{date}，{competition}打了{total}场。",
  ],
  roundSummaryMatchday: ["{competition}第{matchday}轮的赛果、最大比分与积分榜。"],
  roundSummaryDate: ["{date}，{competition}：全部赛果与最大比分。"],
  roundResults: [
    "主队赢了{homeWins}场，客队赢了{awayWins}场，平局{draws}场。",
    "主胜{homeWins}场，客胜{awayWins}场，平局{draws}场。",
  ],
  roundGoals: ["总进球数为{count}，场均{average}球。", "各场一共打进{count}球，平均每场{average}球。"],
  roundBiggest: ["最大分差属于{team}，以{won}击败{opponent}。", "{team}取得最大胜利：{won}胜{opponent}。"],
  roundRichest: ["进球最多的一场是{home} {score} {away}。", "{home} {score} {away}的进球多于其他任何一场。"],
  roundLate: ["{team}凭借第{at}分钟的进球以{won}击败{opponent}。", "第{at}分钟的进球让{team}以{won}战胜{opponent}。"],
  roundReds: ["红牌共{count}张。", "裁判一共出示{count}张红牌。"],
  roundGames: ["主队赢了{homeWins}场，客队赢了{awayWins}场。", "主胜{homeWins}场，客胜{awayWins}场。"],
  roundPoints: ["平均每场两队合计得{average}分。", "两队合计，场均{average}分。"],
  roundClosest: ["分差最小的一场由{team}拿下，以{won}险胜{opponent}。", "{team}赢得最为惊险，{won}胜{opponent}。"],
  roundHighest: [
    "得分最高的一场是{home} {score} {away}，合计{count}分。",
    "{home} {score} {away}是总分最高的比赛：{count}分。",
  ],
  resultLine: ["{home} {score} {away}"],
  watchTitle: [
    "{date}{competition}积分榜：{leader}领跑",
    "{competition}积分榜观察，{date}",
    "{competition}排名（{date}）：{leader}居首",
  ],
  watchOpen: [
    "{date}的{competition}积分榜上，{leader}位居第一。",
    "新的一周，{leader}在{date}的{competition}积分榜上领跑。",
    "周一（{date}），{competition}积分榜的榜首是{leader}。",
  ],
  watchSummary: [
    "{date}的{competition}积分榜：谁在领跑，领先多少，谁状态正佳。",
    "{date}的{competition}积分榜：榜首、最佳攻防与近况。",
  ],
  watchLeader: ["{team}以{played}场{points}分领跑。", "排名第一的是{team}：{played}场，{points}分。"],
  watchLeaderPoints: ["榜首球队{played}场积{points}分。", "{played}场过后，榜首积分为{points}分。"],
  watchGap: ["{opponent}排在第二，落后{count}分。", "榜首对第二名{opponent}的优势为{count}分。"],
  watchLevel: ["排在第二的{opponent}积分相同。", "{opponent}同分列第二。"],
  watchThird: ["{team}以{points}分排名第三。", "第三位是{team}，积{points}分。"],
  watchLeaderRecord: ["榜首战绩为{won}胜{lost}负。", "领跑者目前{won}胜{lost}负。"],
  watchSecondRecord: ["{team}以{won}胜{lost}负紧随其后。", "第二是{team}，{won}胜{lost}负。"],
  rowPoints: ["{place} {team}：{played}场，{points}分"],
  rowRecord: ["{place} {team}：{won}胜{lost}负"],
  watchAttack: ["进球最多的是{team}，{played}场打进{count}球。", "{team}拥有最佳攻击力，{played}场{count}球。"],
  watchDefence: ["失球最少的是{team}，{played}场丢{count}球。", "最稳固的防守属于{team}，{played}场失{count}球。"],
  watchPointsFor: ["得分最多的是{team}，{played}场得到{count}分。", "没有球队得分超过{team}：{played}场{count}分。"],
  watchPointsAgainst: ["失分最少的是{team}，{played}场失{count}分。", "防守最好的是{team}，{played}场失{count}分。"],
  watchForm: ["{team}状态最佳，近{of}场赢了{count}场。", "近{of}场，{team}赢了{count}场，为各队最多。"],
  watchPoorForm: ["{team}近{of}场赢了{count}场。", "近况最差的是{team}，近{of}场赢了{count}场。"],
  watchWinless: ["{team}近{of}场一场未胜。", "近况最差的是{team}，近{of}场没有赢球。"],
  watchBottom: ["排在末位的是{team}，{played}场{points}分。", "{team}垫底，{played}场积{points}分。"],
  watchBottomRecord: ["排在末位的是{team}，{won}胜{lost}负。", "{team}垫底，{won}胜{lost}负。"],
};

const SHARED: SharedTexts = {
  runWon: ["{team}已经{count}连胜。", "这是{team}的{count}连胜。", "赢球成了{team}的习惯，已经连胜{count}场。"],
  runLost: ["{team}已经{count}连败。", "这是{team}的{count}连败。", "{team}的连败延续到{count}场。"],
  runUnbeaten: [
    "{team}近{count}场保持不败。",
    "最近{count}场没有球队能击败{team}。",
    "{team}的不败纪录来到{count}场。",
  ],
  runWinless: ["{team}近{count}场未尝胜绩。", "{team}已有{count}场没有取胜。", "胜利已经{count}场与{team}无缘。"],
  formThree: [
    "算上所有赛事，{team}近{of}场{wins}胜{draws}平{losses}负。",
    "{team}最近{of}场（所有赛事）的成绩是{wins}胜{draws}平{losses}负。",
    "各项赛事近{of}场，{team}赢{wins}场、平{draws}场、输{losses}场。",
    "{wins}胜{draws}平{losses}负，这是{team}近{of}场的答卷。",
  ],
  formTwo: [
    "{team}近{of}场{wins}胜{losses}负。",
    "{team}最近{of}场的成绩是{wins}胜{losses}负。",
    "最近{of}场，{team}赢{wins}场、输{losses}场。",
    "{wins}胜{losses}负，这是{team}近{of}场的答卷。",
  ],
  runEnded: [
    "此前{team}已有{count}场不败。",
    "这场失利终结了{team}的{count}场不败。",
    "这是{team}{count}场以来的首场败仗。",
  ],
  firstWin: [
    "这是{team}{count}场以来的首场胜利。",
    "此前{count}场{team}一场未胜。",
    "{team}此前已连续{count}场没有赢球。",
  ],
  scoreless: ["{team}已经{count}场没有进球。", "{team}连续{count}场颗粒无收。", "{team}的进球荒延续到{count}场。"],
  cleanSheets: [
    "{team}连续{count}场零封对手。",
    "{count}场过去，还没有人攻破{team}的球门。",
    "{team}的球门已{count}场不失。",
  ],
  tableTop: [
    "{team}成为新的领头羊，{played}场积{points}分。",
    "这一结果把{team}送上榜首，积{points}分。",
    "{team}从第{from}位升至榜首，积{points}分。",
  ],
  tableAhead: [
    "{team}领跑积分榜，领先{opponent}{count}分。",
    "榜首{team}比{opponent}多{count}分。",
    "离{team}最近的是{opponent}，落后{count}分。",
  ],
  tableUp: [
    "{team}从第{from}位升到第{place}位。",
    "{team}升至积分榜第{place}，积{points}分。",
    "这一结果让{team}以{points}分升到第{place}位。",
    "积分榜上{team}来到第{place}位，赛前排第{from}。",
    "{team}名次上升，{played}场{points}分排在第{place}位。",
  ],
  tableDown: [
    "{team}从第{from}位跌到第{place}位。",
    "{team}降至积分榜第{place}，积{points}分。",
    "这一结果让{team}跌到第{place}位，积{points}分。",
    "积分榜上{team}退到第{place}位，赛前排第{from}。",
    "{team}名次下滑，{played}场{points}分排在第{place}位。",
  ],
  tableStill: [
    "{team}仍排第{place}位，{played}场积{points}分。",
    "{team}的名次没有变化，以{points}分排在第{place}位。",
    "{team}依旧第{place}，积{points}分。",
    "{played}场拿到{points}分的{team}留在第{place}位。",
  ],
  tableBottom: [
    "{team}{played}场积{points}分，排名垫底。",
    "{team}只有{points}分，排在最后一位。",
    "垫底的是{team}，积{points}分。",
  ],
  nextHome: [
    "{team}下一场坐镇主场，{day}迎战{opponent}。",
    "{team}的主场{day}迎来{opponent}。",
    "{team}{day}将主场迎战{opponent}。",
    "接下来{team}回到主场，{day}对阵{opponent}。",
    "{team}的下一个客人是{opponent}，比赛在{day}。",
  ],
  nextAway: [
    "{team}下一场客场作战，{day}对阵{opponent}。",
    "{team}{day}将做客{opponent}。",
    "{opponent}{day}在主场等着{team}。",
    "接下来{team}要远征{opponent}，比赛在{day}。",
    "{team}的下一站是{opponent}的主场，时间是{day}。",
  ],
  chanceBefore: ["赛前赔率看好{team}，其获胜概率为{chance}%。", "按照开赛前最后的赔率，{team}获胜概率为{chance}%。"],
  noteSimulated: ["本文根据本站数据自动生成。比赛数据为模拟数据，由电脑生成，并非所列球队的真实比赛。"],
  noteReal: ["本文根据本站数据自动生成。"],
  headingNumbers: ["数据"],
  headingResults: ["全部赛果"],
  headingTable: ["积分榜"],
  headingPlaces: ["前列排名"],
};

export const HANS: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
