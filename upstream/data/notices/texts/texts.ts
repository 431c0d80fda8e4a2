import type { LocaleCode } from "#contract/tables/locales";
import { EN } from "./en.ts";
import type { NoticeTexts } from "./notice-texts.ts";
import { PT } from "./pt.ts";
import { TH } from "./th.ts";

const VN: NoticeTexts = {
  fixture: "{home} vs {away}",
  score: "{home} {score} {away}",
  lead: {
    football: { other: "Trận đấu bắt đầu sau {minutes} phút nữa" },
    basketball: { other: "Trận đấu bắt đầu sau {minutes} phút nữa" },
  },
  lineup: "Đã có đội hình ra sân",
  kickoff: { football: "Bóng lăn", basketball: "Trận đấu bắt đầu" },
  goal: "Bàn thắng cho {team}",
  var: "Bàn thắng bị hủy",
  redCard: "{team} nhận thẻ đỏ",
  halfTime: { football: "Nghỉ giữa hiệp", basketball: "Nghỉ giữa trận" },
  fullTime: { football: "Kết thúc", basketball: "Trận đấu kết thúc" },
  hidden: { goal: "Có bàn thắng", redCard: "Có thẻ đỏ" },
  scorer: {
    open: "{minute} {player}",
    penalty: "{minute} {player} (phạt đền)",
    own: "{minute} {player} (phản lưới nhà)",
  },
  unnamed: { penalty: "{minute} Phạt đền", own: "{minute} Phản lưới nhà" },
  noGoal: "{minute} {team} bị hủy bàn thắng",
  shootout: "Luân lưu {kicks}",
  announcement: "Thông báo chung",
  contest: "Sự kiện",
  news: "Tin tức",
  comment: "{from} đã trả lời bình luận của bạn",
  account: {
    title: "Tài khoản của bạn",
    linked:
      "{account} giờ có thể đăng nhập vào tài khoản của bạn. Nếu không phải bạn làm, hãy gỡ trong hồ sơ và đổi mật khẩu.",
    unlinked: "{account} không còn đăng nhập được vào tài khoản của bạn.",
    passkeyAdded:
      "Một khóa truy cập vừa được thêm vào tài khoản của bạn. Nếu không phải bạn làm, hãy gỡ trong hồ sơ và đổi mật khẩu.",
    passkeyRemoved:
      "Một khóa truy cập đã bị gỡ khỏi tài khoản của bạn. Nếu không phải bạn làm, hãy đặt mật khẩu mới ngay.",
    password: "Mật khẩu của bạn đã được đổi. Nếu không phải bạn làm, hãy đặt lại bằng “Quên mật khẩu?”.",
    number: "Số điện thoại của bạn đã được đổi. Nếu không phải bạn làm, hãy đặt mật khẩu mới ngay.",
  },
  named: "{provider} ({name})",
};

const ZH_HANT: NoticeTexts = {
  fixture: "{home}對{away}",
  score: "{home} {score} {away}",
  lead: {
    football: { other: "球賽{minutes}分鐘後開賽" },
    basketball: { other: "球賽{minutes}分鐘後開賽" },
  },
  lineup: "雙方陣容已公布",
  kickoff: { football: "球賽開始", basketball: "球賽開始" },
  goal: "{team}入球",
  var: "入球無效",
  redCard: "{team}有球員領紅牌",
  halfTime: { football: "半場", basketball: "半場" },
  fullTime: { football: "完場", basketball: "完場" },
  hidden: { goal: "球賽有入球", redCard: "球賽出現紅牌" },
  scorer: {
    open: "{minute} {player}",
    penalty: "{minute} {player}（十二碼）",
    own: "{minute} {player}（烏龍球）",
  },
  unnamed: { penalty: "{minute} 十二碼", own: "{minute} 烏龍球" },
  noGoal: "{minute} {team}的入球被取消",
  shootout: "互射十二碼{kicks}",
  announcement: "公告",
  contest: "活動",
  news: "新聞",
  comment: "{from}回覆了你的留言",
  account: {
    title: "你的帳戶",
    linked: "{account}現在可以登入你的帳戶。若非本人操作，請在個人資料中移除並更改密碼。",
    unlinked: "{account}已無法登入你的帳戶。",
    passkeyAdded: "你的帳戶新增了一個通行密鑰。若非本人操作，請在個人資料中移除並更改密碼。",
    passkeyRemoved: "你的帳戶移除了一個通行密鑰。若非本人操作，請立即設定新密碼。",
    password: "你的密碼已更改。若非本人操作，請透過「忘記密碼？」重新設定。",
    number: "你的電話號碼已更改。若非本人操作，請立即設定新密碼。",
  },
  named: "{provider}（{name}）",
};

const ZH_HANS: NoticeTexts = {
  fixture: "{home}对{away}",
  score: "{home} {score} {away}",
  lead: {
    football: { other: "比赛{minutes}分钟后开始" },
    basketball: { other: "比赛{minutes}分钟后开始" },
  },
  lineup: "双方阵容已公布",
  kickoff: { football: "比赛开始", basketball: "比赛开始" },
  goal: "{team}进球",
  var: "进球无效",
  redCard: "{team}有球员被红牌罚下",
  halfTime: { football: "中场休息", basketball: "中场休息" },
  fullTime: { football: "完场", basketball: "比赛结束" },
  hidden: { goal: "比赛有进球", redCard: "比赛出现红牌" },
  scorer: {
    open: "{minute} {player}",
    penalty: "{minute} {player}（点球）",
    own: "{minute} {player}（乌龙球）",
  },
  unnamed: { penalty: "{minute} 点球", own: "{minute} 乌龙球" },
  noGoal: "{minute} {team}的进球被取消",
  shootout: "点球大战{kicks}",
  announcement: "公告",
  contest: "活动",
  news: "新闻",
  comment: "{from}回复了你的评论",
  account: {
    title: "你的账户",
    linked: "{account}现在可以登录你的账户。如非本人操作，请在个人资料中移除并修改密码。",
    unlinked: "{account}已不能登录你的账户。",
    passkeyAdded: "你的账户添加了一个通行密钥。如非本人操作，请在个人资料中移除并修改密码。",
    passkeyRemoved: "你的账户移除了一个通行密钥。如非本人操作，请立即设置新密码。",
    password: "你的密码已修改。如非本人操作，请通过“忘记密码？”重新设置。",
    number: "你的手机号已更换。如非本人操作，请立即设置新密码。",
  },
  named: "{provider}（{name}）",
};

const KH: NoticeTexts = {
  fixture: "{home} ទល់ {away}",
  score: "{home} {score} {away}",
  lead: {
    football: { other: "ការប្រកួតចាប់ផ្ដើមក្នុងរយៈពេល {minutes} នាទីទៀត" },
    basketball: { other: "ការប្រកួតចាប់ផ្ដើមក្នុងរយៈពេល {minutes} នាទីទៀត" },
  },
  lineup: "បានប្រកាសសមាសភាពក្រុមហើយ",
  kickoff: { football: "ការប្រកួតចាប់ផ្ដើមហើយ", basketball: "ការប្រកួតចាប់ផ្ដើមហើយ" },
  goal: "គ្រាប់បាល់សម្រាប់ {team}",
  var: "គ្រាប់បាល់មិនរាប់",
  redCard: "កាតក្រហមសម្រាប់ {team}",
  halfTime: { football: "ចប់តង់ទី 1", basketball: "សម្រាកពាក់កណ្ដាលការប្រកួត" },
  fullTime: { football: "ចប់ការប្រកួត", basketball: "ចប់ការប្រកួត" },
  hidden: { goal: "មានគ្រាប់បាល់ចូលទី", redCard: "មានកាតក្រហម" },
  scorer: {
    open: "{minute} {player}",
    penalty: "{minute} {player} (ប៉េណាល់ទី)",
    own: "{minute} {player} (ចូលទីខ្លួនឯង)",
  },
  unnamed: { penalty: "{minute} ប៉េណាល់ទី", own: "{minute} ចូលទីខ្លួនឯង" },
  noGoal: "{minute} គ្រាប់បាល់របស់ {team} មិនរាប់",
  shootout: "ទាត់ប៉េណាល់ទី {kicks}",
  announcement: "សេចក្ដីជូនដំណឹង",
  contest: "ព្រឹត្តិការណ៍",
  news: "ព័ត៌មាន",
  comment: "{from} បានឆ្លើយតបមតិរបស់អ្នក",
  account: {
    title: "គណនីរបស់អ្នក",
    linked: "ឥឡូវនេះ {account} អាចចូលគណនីរបស់អ្នកបាន។ បើមិនមែនអ្នកទេ សូមដកចេញក្នុងប្រវត្តិរូប ហើយប្ដូរពាក្យសម្ងាត់។",
    unlinked: "{account} មិនអាចចូលគណនីរបស់អ្នកទៀតទេ។",
    passkeyAdded: "កូដសម្ងាត់មួយត្រូវបានបន្ថែមទៅគណនីរបស់អ្នក។ បើមិនមែនអ្នកទេ សូមដកចេញក្នុងប្រវត្តិរូប ហើយប្ដូរពាក្យសម្ងាត់។",
    passkeyRemoved: "កូដសម្ងាត់មួយត្រូវបានដកចេញពីគណនីរបស់អ្នក។ បើមិនមែនអ្នកទេ សូមកំណត់ពាក្យសម្ងាត់ថ្មីភ្លាម។",
    password: "ពាក្យសម្ងាត់របស់អ្នកត្រូវបានប្ដូរ។ បើមិនមែនអ្នកទេ សូមកំណត់ថ្មីតាម “ភ្លេចពាក្យសម្ងាត់ឬ?”។",
    number: "លេខទូរសព្ទរបស់អ្នកត្រូវបានប្ដូរ។ បើមិនមែនអ្នកទេ សូមកំណត់ពាក្យសម្ងាត់ថ្មីភ្លាម។",
  },
  named: "{provider} ({name})",
};

export const NOTICE_TEXTS: Readonly<Record<LocaleCode, NoticeTexts>> = {
  en: EN,
  th: TH,
  vn: VN,
  kh: KH,
  "zh-Hans": ZH_HANS,
  "zh-Hant": ZH_HANT,
  pt: PT,
};
