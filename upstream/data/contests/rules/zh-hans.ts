import { FIGURES as F } from "./figures.ts";
import type { RuleTexts } from "./rule-texts.ts";

const VOID_PICK = "无效的预测不计分，也不计入预测次数。";
const SIX_POINTS = `${F.featuredWin}、${F.featuredHalfWin}、${F.featuredPush}、${F.featuredHalfLose}或${F.featuredLose}分`;

const HOURS = `每天曼谷时间${F.opens}至${F.closes}可以预测；比赛预定开赛时间更早的，以开赛时间为准。在此之前可以修改或撤回预测，之后比赛锁定。时间以我们的服务器为准。`;
const KICK_OFFS = `每天的比赛是指当天${F.opens}至次日${F.opens}之间开赛的比赛。`;
const FEATURED = `每天在开放预测前公布一支焦点球队，该队比赛的得分乘以${F.times}：${SIX_POINTS}。`;
const CORRECTED = `预定开赛时间${F.stands}小时后会再次核对赛果。如果赛果有更正，得分也随之更正，第一次的结算仍保留在记录中。`;
const HIDDEN = "其他会员的预测在比赛锁定前不公开。";
const LEDGER =
  "一天的比赛全部锁定后，所有人的预测会以不含姓名的文件公布。每个文件都用哈希值与前一个文件相连，任何人都可以验证预测没有被事后修改。";

export const ZH_HANS: RuleTexts = {
  dayMatches: {
    football: `每天最多有${F.dayMatches}场比赛，每场都可以预测亚洲让球和大小球。`,
    basketball: `每天最多有${F.dayMatches}场比赛，每场都可以预测让分和总分大小。`,
  },
  dayScores: {
    football: `每天最多有${F.dayScores}场比赛，请预测每场的比分。`,
    basketball: `每天最多有${F.dayScores}场比赛，请预测每场的最终比分。`,
  },
  hours: { football: HOURS, basketball: HOURS },
  kickOffs: { football: KICK_OFFS, basketball: KICK_OFFS },
  line: "盘口和赔率以你看到并确认的为准，并与预测一同显示。如果预测送达时已有变动，则不会保存，我们会再次询问你。它们全部来自同一个注明名称的来源。修改预测后，以修改那一刻的盘口和赔率为准，前后两次都保留在记录中。",
  result: {
    football: "以90分钟及补时的比分为准，不含加时赛和点球大战。",
    basketball: "以最终比分为准，包含加时赛。",
  },
  pickPoints: `赢得${F.win}分，赢半得${F.halfWin}分，走盘${F.push}分，输半${F.halfLose}分，输${F.lose}分。`,
  featured: { football: FEATURED, basketball: FEATURED },
  guessPoints: {
    football: `比分全中得${F.exact}分。猜中胜方和净胜球得${F.margin}分，猜中平局但比分不同也得${F.margin}分。只猜中胜方得${F.winner}分，其他得${F.miss}分。`,
    basketball: `比分全中得${F.exact}分，猜中胜方和分差得${F.margin}分，只猜中胜方得${F.winner}分，其他得${F.miss}分。`,
  },
  voidPick: {
    football: `比赛在预定时间后${F.delay}小时内没有开赛、被取消或赛果由裁定产生的，预测无效。比赛腰斩的，预测同样无效，但已有定论的大小球除外。${VOID_PICK}`,
    basketball: `比赛在预定时间后${F.delay}小时内没有开赛、被取消或赛果由裁定产生的，预测无效。比赛腰斩的，如果48分钟已打满${F.ofLong}分钟（40分钟已打满${F.ofShort}分钟），以当时比分为准，否则预测无效。${VOID_PICK}`,
  },
  voidGuess: {
    football: `比赛在预定时间后${F.delay}小时内没有开赛、被取消、腰斩或赛果由裁定产生的，预测无效。${VOID_PICK}`,
    basketball: `比赛在预定时间后${F.delay}小时内没有开赛、被取消或赛果由裁定产生的，预测无效。比赛腰斩的，如果48分钟已打满${F.ofLong}分钟（40分钟已打满${F.ofShort}分钟），以当时比分为准，否则预测无效。${VOID_PICK}`,
  },
  corrected: { football: CORRECTED, basketball: CORRECTED },
  ranked: `得分最高者获得高分奖，得分最低者获得低分奖。两种奖都只有至少${F.least}次预测已结算的会员才有排名，无效的预测不计在内。`,
  rankedGuesses: `至少${F.leastGuesses}次预测已结算的会员才有排名并可获奖，无效的预测不计在内。`,
  rankedPlaces: "已提交预测的会员才有排名并可获奖。",
  rankedReferrals: "至少有一次有效注册的会员才有排名并可获奖。",
  sharedRank:
    "得分相同的会员名次并列，并平分他们共同占据的各名次的奖金，向下取整：两人并列第1名时，各得第一名与第二名奖金之和的一半，下一名次为第3名。列表中先参加的排在前面。",
  hidden: { football: HIDDEN, basketball: HIDDEN },
  ledger: { football: LEDGER, basketball: LEDGER },
  once: "每位会员只能参加一次。锁定前修改预测不算再次参加。",
  free: "参加免费，不设投注。如有奖金，以运营方在此显示的金额为准。",
  places: "预测整届赛事：各小组的名次、可晋级的成绩最好的小组第三，以及直到决赛的每一场淘汰赛的胜者。",
  placesOnce: "同一小组内一支球队只能占一个名次，同一场对阵的两支球队不能相同。",
  cupLock: "在赛事首场比赛开赛前可以提交和修改预测，时间以我们的服务器为准。",
  cupResult: "淘汰赛以晋级的球队为准，加时赛和点球大战也计算在内。",
  placePoints: `球队位置猜中即按阶段得分：小组名次${F.place.group}分，成绩最好的小组第三${F.place.third}分，1/8决赛胜者${F.place.round_of_16}分，1/4决赛胜者${F.place.quarter_final}分，半决赛胜者${F.place.semi_final}分，冠军${F.place.final}分。`,
  cupHidden: "其他会员的预测在首场比赛开赛前不公开。",
  cupLedger:
    "首场比赛开赛时，所有人的预测会以不含姓名的文件公布，决赛后再公布一个含得分的文件。两个文件用哈希值相连，任何人都可以验证预测没有被事后修改。",
  cupOnce: "每位会员只能参加一次。首场比赛开赛前修改预测不算再次参加。",
  referralCounts: "在你参加之后、活动结束之前，每有一位新会员使用你的邀请码注册并验证手机号码，你得1分。",
  referralCountsNot:
    "每个手机号码只计一次。以下注册不计分：号码曾经有过账户或是你自己的号码，来自你的设备或IP地址、或来自已为你计分者的设备或网络，来源无法核实，或注册者正是邀请你的人。",
  referralAudit: "每次注册是否计分及其原因都会记录下来，记录中不含手机号码和IP地址。",
  entryOnce: "每位会员只能参加一次。",
  video: {
    football: "提交一个与足球有关的TikTok视频链接。我们只保存链接，不下载视频。",
    basketball: "提交一个与篮球有关的TikTok视频链接。我们只保存链接，不下载视频。",
  },
  videoOnce: "每位会员可以提交一个视频，同一个视频只能由一位会员提交。",
  videoApproval: "运营人员会观看每个视频，通过并给分，或不予通过并说明理由。通过的视频会连同链接在此列出。",
};
