import type { NoticeTexts } from "./notice-texts.ts";

export const VN: NoticeTexts = {
  fixture: "{home} vs {away}",
  score: "{home} {homeScore}-{awayScore} {away}",
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
  fullTime: { football: "Hết giờ", basketball: "Trận đấu kết thúc" },
  hidden: { goal: "Có bàn thắng", redCard: "Có thẻ đỏ" },
  scorer: {
    open: "{minute} {player}",
    penalty: "{minute} {player} (phạt đền)",
    own: "{minute} {player} (phản lưới nhà)",
  },
  unnamed: { penalty: "{minute} Phạt đền", own: "{minute} Phản lưới nhà" },
  noGoal: "{minute} {team} bị hủy bàn thắng",
  shootout: "Luân lưu {homeKicks}-{awayKicks}",
  announcement: "Thông báo chung",
  contest: "Sự kiện",
  news: "Tin tức",
  comment: "{from} đã trả lời bình luận của bạn",
  account: {
    title: "Tài khoản của bạn",
    linked:
      "{account} giờ có thể đăng nhập vào tài khoản của bạn. Nếu không phải bạn làm, hãy gỡ trong hồ sơ và đổi mật khẩu.",
    unlinked: "{account} không còn đăng nhập được vào tài khoản của bạn.",
    password: "Mật khẩu của bạn đã được đổi. Nếu không phải bạn làm, hãy đặt lại bằng “Quên mật khẩu?”.",
    number: "Số điện thoại của bạn đã được đổi. Nếu không phải bạn làm, hãy đặt mật khẩu mới ngay.",
  },
  named: "{provider} ({name})",
};
