import { FIGURES as F } from "./figures.ts";
import type { RuleTexts } from "./rule-texts.ts";

const VOID_PICK = "無效的預測不計分，亦不計入預測次數。";
const SIX_POINTS = `${F.featuredWin}、${F.featuredHalfWin}、${F.featuredPush}、${F.featuredHalfLose}或${F.featuredLose}分`;

const HOURS = `每日曼谷時間${F.opens}至${F.closes}可以預測；球賽的原定開賽時間較早的，則以開賽時間為準。在此之前可以更改或撤回預測，之後球賽便會鎖定。時間以我們的伺服器為準。`;
const KICK_OFFS = `每日的球賽是指當日${F.opens}至翌日${F.opens}之間開賽的球賽。`;
const FEATURED = `每日在開放預測前公布一支焦點隊伍，該隊球賽的得分乘以${F.times}：${SIX_POINTS}。`;
const CORRECTED = `原定開賽時間${F.stands}小時後會再次核對賽果。如賽果有更正，得分亦會一併更正，第一次的結算仍會保留在紀錄中。`;
const HIDDEN = "其他會員的預測在球賽鎖定前不會公開。";
const LEDGER =
  "當日球賽全部鎖定後，所有人的預測會以不含姓名的檔案公布。每個檔案都以雜湊值與前一個檔案相連，任何人都可以核實預測沒有在事後更改。";

export const ZH_HANT: RuleTexts = {
  dayMatches: {
    football: `每日最多有${F.dayMatches}場球賽，每場都可以預測亞洲讓球和大細。`,
    basketball: `每日最多有${F.dayMatches}場球賽，每場都可以預測讓分和總分大細。`,
  },
  dayScores: {
    football: `每日最多有${F.dayScores}場球賽，請預測每場的比數。`,
    basketball: `每日最多有${F.dayScores}場球賽，請預測每場的最終比數。`,
  },
  hours: { football: HOURS, basketball: HOURS },
  kickOffs: { football: KICK_OFFS, basketball: KICK_OFFS },
  line: "盤口和賠率以你看到並確認的為準，並會與預測一同顯示。如果預測送達時已有變動，則不會儲存，我們會再次詢問你。它們全部來自同一個註明名稱的來源。更改預測後，以更改一刻的盤口和賠率為準，前後兩次都會保留在紀錄中。",
  result: {
    football: "以90分鐘及補時的比數為準，不包括加時和互射十二碼。",
    basketball: "以最終比數為準，包括加時。",
  },
  pickPoints: `贏得${F.win}分，贏半得${F.halfWin}分，走盤${F.push}分，輸半${F.halfLose}分，輸${F.lose}分。`,
  featured: { football: FEATURED, basketball: FEATURED },
  guessPoints: {
    football: `比數全中得${F.exact}分。估中勝方和得失球差得${F.margin}分，估中和局但比數不同亦得${F.margin}分。只估中勝方得${F.winner}分，其他得${F.miss}分。`,
    basketball: `比數全中得${F.exact}分，估中勝方和分差得${F.margin}分，只估中勝方得${F.winner}分，其他得${F.miss}分。`,
  },
  voidPick: {
    football: `球賽在原定時間後${F.delay}小時內沒有開賽、取消或賽果由裁決產生的，預測無效。球賽腰斬的，預測同樣無效，但已有定論的大細除外。${VOID_PICK}`,
    basketball: `球賽在原定時間後${F.delay}小時內沒有開賽、取消或賽果由裁決產生的，預測無效。球賽腰斬的，如48分鐘已打滿${F.ofLong}分鐘（40分鐘已打滿${F.ofShort}分鐘），以當時比數為準，否則預測無效。${VOID_PICK}`,
  },
  voidGuess: {
    football: `球賽在原定時間後${F.delay}小時內沒有開賽、取消、腰斬或賽果由裁決產生的，預測無效。${VOID_PICK}`,
    basketball: `球賽在原定時間後${F.delay}小時內沒有開賽、取消或賽果由裁決產生的，預測無效。球賽腰斬的，如48分鐘已打滿${F.ofLong}分鐘（40分鐘已打滿${F.ofShort}分鐘），以當時比數為準，否則預測無效。${VOID_PICK}`,
  },
  corrected: { football: CORRECTED, basketball: CORRECTED },
  ranked: `得分最高者獲得高分獎，得分最低者獲得低分獎。兩種獎都只有最少${F.least}次預測已結算的會員才有排名，無效的預測不計算在內。`,
  rankedGuesses: `最少${F.leastGuesses}次預測已結算的會員才有排名並可獲獎，無效的預測不計算在內。`,
  rankedPlaces: "已提交預測的會員才有排名並可獲獎。",
  rankedReferrals: "最少有一次有效註冊的會員才有排名並可獲獎。",
  sharedRank:
    "得分相同的會員名次並列，並平分他們共同佔據的各名次的獎金，向下取整：兩人並列第1名時，各得第一名與第二名獎金總和的一半，下一個名次為第3名。列表中較早參加的排在前面。",
  hidden: { football: HIDDEN, basketball: HIDDEN },
  ledger: { football: LEDGER, basketball: LEDGER },
  once: "每位會員只可參加一次。鎖定前更改預測不算再次參加。",
  free: "參加免費，不設投注。如有獎金，以營運方在此顯示的金額為準。",
  places: "預測整屆賽事：各組的名次、可晉級的成績最佳小組第三名，以及直至決賽的每場淘汰賽勝方。",
  placesOnce: "同一組內一支球隊只可佔一個名次，同一場對賽的兩支球隊不能相同。",
  cupLock: "在賽事首場球賽開賽前可以提交和更改預測，時間以我們的伺服器為準。",
  cupResult: "淘汰賽以晉級的球隊為準，加時和互射十二碼亦計算在內。",
  placePoints: `球隊位置估中即按階段得分：小組名次${F.place.group}分，成績最佳小組第三名${F.place.third}分，16強勝方${F.place.round_of_16}分，8強勝方${F.place.quarter_final}分，4強勝方${F.place.semi_final}分，冠軍${F.place.final}分。`,
  cupHidden: "其他會員的預測在首場球賽開賽前不會公開。",
  cupLedger:
    "首場球賽開賽時，所有人的預測會以不含姓名的檔案公布，決賽後再公布一個載有得分的檔案。兩個檔案以雜湊值相連，任何人都可以核實預測沒有在事後更改。",
  cupOnce: "每位會員只可參加一次。首場球賽開賽前更改預測不算再次參加。",
  referralCounts: "在你參加之後、活動結束之前，每有一位新會員用你的邀請碼註冊並驗證手機號碼，你可得1分。",
  referralCountsNot:
    "每個手機號碼只計一次。以下註冊不計分：號碼曾有帳戶或是你自己的號碼，來自你的裝置或IP地址、或來自已為你計分者的裝置或網絡，來源無法核實，或註冊者正是邀請你的人。",
  referralAudit: "每次註冊是否計分及其原因都會記錄下來，紀錄中不含手機號碼和IP地址。",
  entryOnce: "每位會員只可參加一次。",
  video: {
    football: "提交一條與足球有關的TikTok影片連結。我們只儲存連結，不下載影片。",
    basketball: "提交一條與籃球有關的TikTok影片連結。我們只儲存連結，不下載影片。",
  },
  videoOnce: "每位會員可提交一條影片，同一條影片只可由一位會員提交。",
  videoApproval: "營運人員會觀看每條影片，通過並給分，或不予通過並說明理由。通過的影片會連同連結在此列出。",
};
