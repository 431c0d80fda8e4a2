import type { PreviewTexts, RoundTexts, SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";

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

const PREVIEWS: PreviewTexts = {
  previewTitle: [
    "{home}对阵{away}赛前：排名、近况与伤停",
    "{date}之前，从数据看{home}与{away}",
    "{home}对阵{away}：{date}赛前预览",
    "{home}对{away}，{date}：近况、排名与交锋",
    "{date}，{home}与{away}赛前须知",
    "{date}，{away}做客{home}",
  ],
  previewOpen: [
    "{home}将于{date}坐镇主场，对手是{away}。",
    "{date}，{away}将做客{home}。",
    "{home}与{away}将于{date}相遇。",
    "{date}，{home}主场迎战{away}。",
    "{home}的下一个对手是{away}，比赛在{date}进行。",
    "对{home}来说，接下来是{date}与{away}的比赛。",
  ],
  previewSummary: [
    "{date}，{competition}：{home}与{away}赛前的排名、近况、交锋和伤停。",
    "{home}与{away}将于{date}在{competition}相遇，这里是两队的排名、近况与交锋记录。",
  ],
  previewMatchday: ["这是{competition}第{matchday}轮的比赛。", "{competition}来到第{matchday}轮。"],
  previewTime: ["开赛时间为{time}。", "比赛于{time}开始。"],
  goalsAverage: [
    "{team}近{of}场场均进{scored}球、失{conceded}球。",
    "近{of}场，{team}场均打进{scored}球，场均失{conceded}球。",
  ],
  pointsAverage: [
    "{team}近{of}场场均得{scored}分、失{conceded}分。",
    "近{of}场，{team}场均得到{scored}分，场均失{conceded}分。",
  ],
  lastMeetingWon: [
    "双方上次交锋是在{date}，{team}以{won}击败{opponent}。",
    "上一次交锋中，{team}于{date}以{won}战胜{opponent}。",
  ],
  lastMeetingDrawn: [
    "双方上次交锋是在{date}，结果为{home} {score} {away}。",
    "上一次在{date}相遇时，比分为{home} {score} {away}。",
  ],
  meetingsTally: [
    "近{of}次交锋，{team}赢了{count}次，{opponent}赢了{other}次。",
    "最近{of}次交锋的胜场：{team}为{count}场，{opponent}为{other}场。",
  ],
  noMeetings: ["本站没有{team}与{opponent}此前交锋的记录。"],
  homeRecord: ["{team}近{of}个主场赢了{wins}场。", "最近{of}场主场比赛，{team}取得{wins}胜。"],
  awayRecord: ["{team}近{of}个客场赢了{wins}场。", "最近{of}场客场比赛，{team}取得{wins}胜。"],
  homeWinless: ["{team}近{of}个主场一场未胜。", "最近{of}场主场比赛，{team}没有赢过。"],
  awayWinless: ["{team}近{of}个客场一场未胜。", "最近{of}场客场比赛，{team}没有赢过。"],
  absences: [
    "{team}有{count}名球员缺阵，{opponent}有{other}名。",
    "缺阵人数：{team}为{count}人，{opponent}为{other}人。",
  ],
  absencesOfOne: ["{team}有{count}名球员缺阵，{opponent}无人缺阵。", "缺阵的只有{team}的{count}名球员。"],
  drawChance: ["平局概率为{chance}%。", "按同样的赔率计算，平局概率为{chance}%。"],
};

const SHARED: SharedTexts = {
  tablePlace: [
    "{team}踢完{played}场积{points}分，排在积分榜第{place}位。",
    "积分榜上，{team}位列第{place}：{played}场，{points}分。",
    "{team}目前第{place}，{played}场拿到{points}分。",
  ],
  tableLeader: ["{team}以{played}场{points}分领跑积分榜。", "积分榜榜首是{team}，{played}场积{points}分。"],
  recordPlace: ["{team}战绩{won}胜{lost}负，排名第{place}。", "{team}目前{won}胜{lost}负，位列第{place}。"],
  recordLeader: ["{team}以{won}胜{lost}负排名榜首。", "排名第一的是{team}，战绩{won}胜{lost}负。"],
  conferencePlace: [
    "{team}战绩{won}胜{lost}负，排名{conference}第{place}。",
    "{team}目前{won}胜{lost}负，位列{conference}第{place}。",
  ],
  conferenceLeader: ["{team}以{won}胜{lost}负领跑{conference}。", "{conference}第一是{team}，战绩{won}胜{lost}负。"],
  runWon: ["{team}已经{count}连胜。", "这是{team}的{count}连胜。"],
  runLost: ["{team}已经{count}连败。", "这是{team}的{count}连败。"],
  runUnbeaten: ["{team}近{count}场保持不败。", "最近{count}场没有球队能击败{team}。"],
  runWinless: ["{team}近{count}场未尝胜绩。", "{team}已有{count}场没有取胜。"],
  formThree: [
    "算上所有赛事，{team}近{of}场{wins}胜{draws}平{losses}负。",
    "{team}最近{of}场（所有赛事）的成绩是{wins}胜{draws}平{losses}负。",
  ],
  formTwo: ["{team}近{of}场{wins}胜{losses}负。", "{team}最近{of}场的成绩是{wins}胜{losses}负。"],
  nextHome: ["{team}下一场坐镇主场，{date}迎战{opponent}。", "{date}，{opponent}将做客{team}。"],
  nextAway: ["{team}下一场客场作战，{date}对阵{opponent}。", "{date}，{team}将做客{opponent}。"],
  chanceBefore: ["赛前赔率看好{team}，其获胜概率为{chance}%。", "按照开赛前最后的赔率，{team}获胜概率为{chance}%。"],
  chanceNow: ["目前赔率看好{team}，其获胜概率为{chance}%。", "按照赛前一天的赔率，{team}获胜概率为{chance}%。"],
  noteSimulated: ["本文根据本站数据自动生成。比赛数据为模拟数据，由电脑生成，并非所列球队的真实比赛。"],
  noteReal: ["本文根据本站数据自动生成。"],
  headingStory: ["比赛经过"],
  headingNumbers: ["数据"],
  headingNext: ["排名与接下来的赛程"],
  headingForm: ["排名与近况"],
  headingMeetings: ["交锋记录"],
  headingOutlook: ["赛前看点"],
  headingResults: ["全部赛果"],
  headingTable: ["积分榜"],
  headingPlaces: ["前列排名"],
};

export const HANS: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
