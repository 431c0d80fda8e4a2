import { FIGURES as F } from "./figures.ts";
import type { RuleTexts } from "./rule-texts.ts";

const VOID_PICK = "Dự đoán bị hủy không có điểm và không được tính là một dự đoán.";
const SIX_POINTS = `${F.featuredWin}, ${F.featuredHalfWin}, ${F.featuredPush}, ${F.featuredHalfLose} hoặc ${F.featuredLose}`;

const HOURS = `Dự đoán mở từ ${F.opens} đến ${F.closes} giờ Bangkok, hoặc đến giờ bắt đầu theo lịch của trận nếu giờ đó sớm hơn, tính theo đồng hồ máy chủ. Trong thời gian này bạn có thể đổi hoặc bỏ dự đoán; sau đó trận sẽ khóa.`;
const KICK_OFFS = `Các trận của một ngày là những trận bắt đầu từ ${F.opens} đến ${F.opens} ngày hôm sau.`;
const FEATURED = `Mỗi ngày có một đội tâm điểm, được công bố trước khi mở dự đoán. Điểm ở trận của đội này được nhân ${F.times}: ${SIX_POINTS}.`;
const CORRECTED = `Kết quả được kiểm tra lại sau ${F.stands} giờ tính từ giờ bắt đầu theo lịch. Nếu kết quả đã được sửa, điểm cũng được sửa theo, và lần tính điểm đầu vẫn được lưu.`;
const HIDDEN = "Dự đoán của thành viên khác được giấu cho đến khi trận được chốt.";
const LEDGER =
  "Khi mọi trận trong ngày đã chốt, dự đoán của tất cả mọi người được công bố trong một tệp không ghi tên. Mỗi tệp gắn với tệp trước bằng mã băm, nên ai cũng kiểm tra được rằng không có dự đoán nào bị sửa về sau.";

export const VN: RuleTexts = {
  dayMatches: {
    football: `Mỗi ngày có tối đa ${F.dayMatches} trận. Ở mỗi trận, bạn có thể dự đoán cả Tỷ lệ châu Á và Tài xỉu.`,
    basketball: `Mỗi ngày có tối đa ${F.dayMatches} trận. Ở mỗi trận, bạn có thể dự đoán cả Chấp điểm và Tổng điểm.`,
  },
  dayScores: {
    football: `Mỗi ngày có tối đa ${F.dayScores} trận để bạn đoán tỷ số.`,
    basketball: `Mỗi ngày có tối đa ${F.dayScores} trận để bạn đoán tỷ số chung cuộc.`,
  },
  hours: { football: HOURS, basketball: HOURS },
  kickOffs: { football: KICK_OFFS, basketball: KICK_OFFS },
  line: "Mức và tỷ lệ là những gì bạn đã thấy và xác nhận, hiển thị cùng dự đoán. Nếu chúng đã đổi khi dự đoán đến chỗ chúng tôi, không có gì được lưu và bạn sẽ được hỏi lại. Tất cả lấy từ một nguồn có nêu tên. Nếu bạn đổi dự đoán, mức và tỷ lệ lấy theo lúc đổi, và cả hai lần đều được lưu.",
  result: {
    football: "Tính tỷ số sau 90 phút và bù giờ, không tính hiệp phụ và luân lưu.",
    basketball: "Tính tỷ số chung cuộc, kể cả hiệp phụ.",
  },
  pickPoints: `Thắng được ${F.win} điểm, thắng nửa ${F.halfWin}, hòa vốn ${F.push}, thua nửa ${F.halfLose} và thua ${F.lose}.`,
  featured: { football: FEATURED, basketball: FEATURED },
  guessPoints: {
    football: `Đúng tỷ số được ${F.exact} điểm. Đúng đội thắng và đúng hiệu số được ${F.margin} điểm, đoán hòa đúng nhưng khác tỷ số cũng được ${F.margin} điểm. Chỉ đúng đội thắng được ${F.winner} điểm, còn lại ${F.miss} điểm.`,
    basketball: `Đúng tỷ số được ${F.exact} điểm, đúng đội thắng và đúng cách biệt được ${F.margin} điểm, chỉ đúng đội thắng được ${F.winner} điểm, còn lại ${F.miss} điểm.`,
  },
  voidPick: {
    football: `Dự đoán bị hủy nếu trận không bắt đầu trong vòng ${F.delay} giờ kể từ giờ theo lịch, bị hủy hoặc bị xử kết quả. Nếu trận bị hủy giữa chừng, dự đoán cũng bị hủy, trừ Tài xỉu đã rõ kết quả. ${VOID_PICK}`,
    basketball: `Dự đoán bị hủy nếu trận không bắt đầu trong vòng ${F.delay} giờ kể từ giờ theo lịch, bị hủy hoặc bị xử kết quả. Nếu trận bị hủy giữa chừng, tỷ số lúc đó được tính khi đã chơi ít nhất ${F.ofLong} trên 48 phút (hoặc ${F.ofShort} trên 40 phút); nếu sớm hơn, dự đoán bị hủy. ${VOID_PICK}`,
  },
  voidGuess: {
    football: `Dự đoán bị hủy nếu trận không bắt đầu trong vòng ${F.delay} giờ kể từ giờ theo lịch, bị hủy, bị hủy giữa chừng hoặc bị xử kết quả. ${VOID_PICK}`,
    basketball: `Dự đoán bị hủy nếu trận không bắt đầu trong vòng ${F.delay} giờ kể từ giờ theo lịch, bị hủy hoặc bị xử kết quả. Nếu trận bị hủy giữa chừng, tỷ số lúc đó được tính khi đã chơi ít nhất ${F.ofLong} trên 48 phút (hoặc ${F.ofShort} trên 40 phút); nếu sớm hơn, dự đoán bị hủy. ${VOID_PICK}`,
  },
  corrected: { football: CORRECTED, basketball: CORRECTED },
  ranked: `Giải cao dành cho người nhiều điểm nhất, giải điểm thấp dành cho người ít điểm nhất. Cả hai chỉ xếp hạng thành viên có ít nhất ${F.least} dự đoán đã có kết quả, không kể dự đoán bị hủy.`,
  rankedGuesses: `Chỉ thành viên có ít nhất ${F.leastGuesses} dự đoán đã có kết quả mới được xếp hạng và nhận giải, không kể dự đoán bị hủy.`,
  rankedPlaces: "Chỉ thành viên đã gửi dự đoán mới được xếp hạng và nhận giải.",
  rankedReferrals: "Chỉ thành viên có ít nhất một lượt đăng ký được tính mới được xếp hạng và nhận giải.",
  sharedRank:
    "Thành viên bằng điểm thì đồng hạng và chia đều, làm tròn xuống, giải của các hạng mà họ cùng chiếm: hai người đồng hạng 1 mỗi người nhận một nửa tổng giải nhất và giải nhì, hạng tiếp theo là 3. Ai tham gia trước được xếp trước trong danh sách.",
  hidden: { football: HIDDEN, basketball: HIDDEN },
  ledger: { football: LEDGER, basketball: LEDGER },
  once: "Mỗi thành viên chỉ tham gia một lần. Đổi dự đoán trước khi chốt không phải là tham gia lại.",
  free: "Tham gia miễn phí, không đặt cược. Giải thưởng, nếu có, là số tiền đơn vị vận hành hiển thị tại đây.",
  places:
    "Dự đoán cả giải: thứ hạng ở từng bảng, các đội hạng ba tốt nhất nếu được đi tiếp, và đội thắng mọi cặp đấu loại trực tiếp cho đến chung kết.",
  placesOnce: "Trong một bảng, mỗi đội chỉ đứng một hạng, và hai đội của một cặp đấu phải khác nhau.",
  cupLock: "Có thể gửi và sửa dự đoán cho đến khi trận đầu tiên của giải bắt đầu, tính theo đồng hồ máy chủ.",
  cupResult: "Ở vòng loại trực tiếp, đội đi tiếp được tính, kể cả sau hiệp phụ hoặc luân lưu.",
  placePoints: `Đội ở đúng vị trí được điểm theo vòng: thứ hạng trong bảng ${F.place.group}, đội hạng ba tốt nhất ${F.place.third}, đội thắng ở vòng 1/8 ${F.place.round_of_16}, ở tứ kết ${F.place.quarter_final}, ở bán kết ${F.place.semi_final} và nhà vô địch ${F.place.final}.`,
  cupHidden: "Dự đoán của thành viên khác được giấu cho đến khi trận đầu tiên bắt đầu.",
  cupLedger:
    "Khi trận đầu tiên bắt đầu, dự đoán của tất cả mọi người được công bố trong một tệp không ghi tên, và sau trận chung kết có thêm tệp ghi điểm. Hai tệp gắn với nhau bằng mã băm, nên ai cũng kiểm tra được rằng không có dự đoán nào bị sửa về sau.",
  cupOnce:
    "Mỗi thành viên chỉ tham gia một lần. Sửa dự đoán trước khi trận đầu tiên bắt đầu không phải là tham gia lại.",
  referralCounts:
    "Bạn được 1 điểm cho mỗi thành viên mới đăng ký bằng mã giới thiệu của bạn sau khi bạn tham gia và trước khi sự kiện kết thúc, với số điện thoại đã được xác nhận.",
  referralCountsNot:
    "Mỗi số điện thoại chỉ tính một lần. Không tính lượt đăng ký bằng số đã từng có tài khoản hoặc số của bạn, từ thiết bị hay địa chỉ IP của bạn hoặc từ thiết bị hay mạng của người đã được tính cho bạn, lượt đăng ký không xác minh được nguồn, và lượt của chính người đã giới thiệu bạn.",
  referralAudit:
    "Với mỗi lượt đăng ký, chúng tôi ghi lại lý do được tính hay không, không kèm số điện thoại và địa chỉ IP.",
  entryOnce: "Mỗi thành viên chỉ tham gia một lần.",
  video: {
    football: "Hãy gửi liên kết một video TikTok về bóng đá. Chúng tôi chỉ lưu liên kết, không tải video về.",
    basketball: "Hãy gửi liên kết một video TikTok về bóng rổ. Chúng tôi chỉ lưu liên kết, không tải video về.",
  },
  videoOnce: "Mỗi thành viên gửi được một video, và mỗi video chỉ do một thành viên gửi.",
  videoApproval:
    "Người quản trị xem từng video rồi duyệt kèm điểm hoặc từ chối và nêu lý do. Video được duyệt sẽ hiển thị tại đây cùng liên kết.",
};
