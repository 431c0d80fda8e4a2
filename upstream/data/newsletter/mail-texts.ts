import type { LocaleCode } from "#contract/tables/locales";

/** Texts of newsletter mails, apart from the stories. */
export interface MailTexts {
  confirm: {
    subject: string;
    /** What was requested. */
    intro: string;
    /** What to do to confirm. */
    steps: string;
    /** The link. */
    action: string;
    /** For people who did not request it. */
    otherwise: string;
  };
  letter: {
    /** `{title}` is the first story's. */
    subject: string;
    heading: string;
    simulated: string;
    reason: string;
    unsubscribe: string;
  };
}

const EN: MailTexts = {
  confirm: {
    subject: "Confirm your Matchlight newsletter",
    intro:
      "Somebody entered this address to receive the Matchlight newsletter: the week’s football and basketball stories, every Monday.",
    steps: "To receive it, open this link and press the button on the page. The link is valid for 7 days.",
    action: "Confirm my subscription",
    otherwise:
      "If this wasn’t you, ignore this email. We won’t send the newsletter unless you confirm, and your address is deleted after 7 days.",
  },
  letter: {
    subject: "The week: {title}",
    heading: "The week’s stories",
    simulated: "Some stories are about simulated matches; each of those says so.",
    reason: "You receive this email because you subscribed to the Matchlight newsletter.",
    unsubscribe: "Unsubscribe",
  },
};

const TH: MailTexts = {
  confirm: {
    subject: "ยืนยันการรับจดหมายข่าว Matchlight",
    intro: "มีผู้กรอกอีเมลนี้เพื่อรับจดหมายข่าว Matchlight ซึ่งรวมข่าวฟุตบอลและบาสเกตบอลประจำสัปดาห์ ส่งทุกวันจันทร์",
    steps: "หากต้องการรับ ให้เปิดลิงก์นี้แล้วกดปุ่มบนหน้าเว็บ ลิงก์ใช้ได้ 7 วัน",
    action: "ยืนยันการรับจดหมายข่าว",
    otherwise: "หากไม่ใช่คุณ ไม่ต้องทำอะไร ถ้าไม่มีการยืนยัน เราจะไม่ส่งจดหมายข่าว และจะลบอีเมลของคุณหลังจาก 7 วัน",
  },
  letter: {
    subject: "รอบสัปดาห์: {title}",
    heading: "ข่าวประจำสัปดาห์",
    simulated: "ข่าวบางชิ้นเป็นเรื่องของแมตช์จำลอง ซึ่งจะระบุไว้ในข่าวนั้น",
    reason: "คุณได้รับอีเมลนี้เพราะสมัครรับจดหมายข่าว Matchlight",
    unsubscribe: "ยกเลิกการรับ",
  },
};

const VN: MailTexts = {
  confirm: {
    subject: "Xác nhận đăng ký bản tin Matchlight",
    intro:
      "Có người đã nhập địa chỉ email này để nhận bản tin Matchlight: tổng hợp tin bóng đá và bóng rổ trong tuần, gửi mỗi thứ Hai.",
    steps: "Nếu muốn nhận, hãy mở liên kết này rồi nhấn nút trên trang. Liên kết có hiệu lực trong 7 ngày.",
    action: "Xác nhận đăng ký",
    otherwise:
      "Nếu không phải bạn, bạn không cần làm gì. Khi chưa được xác nhận, bản tin sẽ không được gửi và địa chỉ của bạn sẽ bị xóa sau 7 ngày.",
  },
  letter: {
    subject: "Trong tuần: {title}",
    heading: "Tin trong tuần",
    simulated: "Một số bài viết về trận đấu mô phỏng; những bài đó đều ghi rõ điều này.",
    reason: "Bạn nhận được email này vì đã đăng ký bản tin Matchlight.",
    unsubscribe: "Hủy đăng ký",
  },
};

const KH: MailTexts = {
  confirm: {
    subject: "បញ្ជាក់ការជាវព្រឹត្តិបត្រ Matchlight",
    intro: "មានគេបញ្ចូលអ៊ីមែលនេះ ដើម្បីជាវព្រឹត្តិបត្រ Matchlight ដែលប្រមូលព័ត៌មានបាល់ទាត់ និងបាល់បោះប្រចាំសប្ដាហ៍ ផ្ញើរៀងរាល់ថ្ងៃចន្ទ។",
    steps: "បើចង់ទទួល សូមបើកតំណនេះ រួចចុចប៊ូតុងលើទំព័រ។ តំណប្រើបាន 7 ថ្ងៃ។",
    action: "បញ្ជាក់ការជាវ",
    otherwise: "បើមិនមែនជាអ្នកទេ មិនបាច់ធ្វើអ្វីឡើយ។ បើគ្មានការបញ្ជាក់ យើងមិនផ្ញើព្រឹត្តិបត្រទេ ហើយនឹងលុបអ៊ីមែលរបស់អ្នកក្រោយ 7 ថ្ងៃ។",
  },
  letter: {
    subject: "ប្រចាំសប្ដាហ៍៖ {title}",
    heading: "ព័ត៌មានប្រចាំសប្ដាហ៍",
    simulated: "អត្ថបទខ្លះនិយាយអំពីការប្រកួតដែលបង្កើតដោយកុំព្យូទ័រ ហើយអត្ថបទនោះមានបញ្ជាក់។",
    reason: "អ្នកទទួលអ៊ីមែលនេះ ព្រោះអ្នកបានជាវព្រឹត្តិបត្រ Matchlight។",
    unsubscribe: "ឈប់ជាវ",
  },
};

const ZH_HANS: MailTexts = {
  confirm: {
    subject: "确认订阅Matchlight周报",
    intro: "有人填写了此邮箱，申请订阅Matchlight周报：每周一送上一周的足球和篮球报道。",
    steps: "如要订阅，请打开下面的链接并点击页面上的按钮。链接7天内有效。",
    action: "确认订阅",
    otherwise: "如果不是你本人操作，无需理会。未经确认，我们不会发送周报，并会在7天后删除你的邮箱地址。",
  },
  letter: {
    subject: "一周回顾：{title}",
    heading: "一周报道",
    simulated: "部分报道写的是模拟比赛，文中均有注明。",
    reason: "你收到这封邮件，是因为你订阅了Matchlight周报。",
    unsubscribe: "退订",
  },
};

const ZH_HANT: MailTexts = {
  confirm: {
    subject: "確認訂閱Matchlight電子報",
    intro: "有人輸入了這個電郵地址，要求訂閱Matchlight電子報：逢星期一送上一週的足球及籃球報道。",
    steps: "如要訂閱，請開啟以下連結，再按頁面上的按鈕。連結在7日內有效。",
    action: "確認訂閱",
    otherwise: "如果不是你，毋須理會。未經確認，我們不會寄出電子報，並會在7日後刪除你的電郵地址。",
  },
  letter: {
    subject: "一週回顧：{title}",
    heading: "一週報道",
    simulated: "部分報道所寫的是模擬球賽，文中均會註明。",
    reason: "你收到這封電郵，是因為你訂閱了Matchlight電子報。",
    unsubscribe: "取消訂閱",
  },
};

const PT: MailTexts = {
  confirm: {
    subject: "Confirme a newsletter do Matchlight",
    intro:
      "Alguém informou este e-mail para receber a newsletter do Matchlight: as notícias de futebol e basquete da semana, toda segunda-feira.",
    steps: "Para receber, abra este link e clique no botão da página. O link vale por 7 dias.",
    action: "Confirmar inscrição",
    otherwise:
      "Se não foi você, não precisa fazer nada. Sem a confirmação, nenhuma newsletter é enviada e o seu e-mail é apagado após 7 dias.",
  },
  letter: {
    subject: "A semana: {title}",
    heading: "As notícias da semana",
    simulated: "Algumas notícias são sobre jogos simulados; todas elas avisam isso.",
    reason: "Você recebe este e-mail porque se inscreveu na newsletter do Matchlight.",
    unsubscribe: "Cancelar inscrição",
  },
};

/** By language. */
export const MAIL_TEXTS: Readonly<Record<LocaleCode, MailTexts>> = {
  en: EN,
  th: TH,
  vn: VN,
  kh: KH,
  "zh-Hans": ZH_HANS,
  "zh-Hant": ZH_HANT,
  pt: PT,
};
