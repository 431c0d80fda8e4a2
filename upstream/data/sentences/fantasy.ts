import type { LocaleCode } from "#contract/tables/locales";

interface Texts {
  title: string;
  explanation: string;
  next: string;
  logOut: string;
  loggedOut: string;
  /** With the placeholder `{name}`. */
  arrived: string;
  /** For a token that is used, expired or unknown. */
  refused: string;
}

/** The stub's texts. */
export const FANTASY_TEXTS: Record<LocaleCode, Texts> = {
  en: {
    title: "Fantasy sport",
    explanation:
      "The operator’s fantasy game goes here. This page stands in for it while the site runs on its own upstream.",
    next: "Next matches to pick from",
    logOut: "Log out",
    loggedOut: "You are logged out of fantasy sport.",
    arrived: "Logged in as {name}.",
    refused:
      "This link into the game was already used, or it is more than a minute old. Go back to the fantasy page and press the button again.",
  },
  th: {
    title: "แฟนตาซีกีฬา",
    explanation: "หน้านี้เตรียมไว้สำหรับเกมแฟนตาซีของผู้ให้บริการ และแสดงแทนระหว่างที่เว็บไซต์ใช้ข้อมูลของตัวเอง",
    next: "นัดถัดไปที่เลือกได้",
    logOut: "ออกจากระบบ",
    loggedOut: "คุณออกจากระบบแฟนตาซีกีฬาแล้ว",
    arrived: "เข้าสู่ระบบในชื่อ {name}",
    refused: "การเข้าเกมครั้งนี้ถูกใช้ไปแล้วหรือเกินหนึ่งนาที กลับไปที่หน้าแฟนตาซีแล้วกดปุ่มอีกครั้ง",
  },
  vn: {
    title: "Fantasy thể thao",
    explanation:
      "Đây là chỗ dành cho trò chơi fantasy của đơn vị vận hành. Trang này tạm thay khi website chạy bằng nguồn dữ liệu riêng.",
    next: "Các trận sắp tới để chọn",
    logOut: "Đăng xuất",
    loggedOut: "Bạn đã đăng xuất khỏi fantasy thể thao.",
    arrived: "Bạn đã đăng nhập với tên {name}.",
    refused:
      "Lượt vào trò chơi này đã được dùng hoặc đã quá một phút. Hãy quay lại trang fantasy và bấm nút một lần nữa.",
  },
  kh: {
    title: "ហ្គេម Fantasy កីឡា",
    explanation: "ទំព័រនេះទុកសម្រាប់ហ្គេម Fantasy របស់អ្នកផ្ដល់សេវា ហើយបង្ហាញជំនួស ពេលគេហទំព័រប្រើទិន្នន័យផ្ទាល់ខ្លួន។",
    next: "ការប្រកួតបន្ទាប់ដែលអាចជ្រើសរើសបាន",
    logOut: "ចាកចេញ",
    loggedOut: "អ្នកបានចាកចេញពីហ្គេម Fantasy កីឡាហើយ។",
    arrived: "អ្នកបានចូលគណនីក្នុងឈ្មោះ {name}។",
    refused: "ការចូលហ្គេមនេះត្រូវបានប្រើរួចហើយ ឬហួសមួយនាទី។ សូមត្រឡប់ទៅទំព័រ Fantasy ហើយចុចប៊ូតុងម្ដងទៀត។",
  },
  "zh-Hans": {
    title: "梦幻体育",
    explanation: "这里是运营方梦幻游戏的位置。网站使用自带数据时，由本页暂代。",
    next: "可供选择的下几场比赛",
    logOut: "退出登录",
    loggedOut: "你已退出梦幻体育。",
    arrived: "已登录为{name}。",
    refused: "进入链接已使用过，或已超过一分钟。请返回梦幻体育页面，再按一次按钮。",
  },
  "zh-Hant": {
    title: "夢幻體育",
    explanation: "這裏是營運方夢幻遊戲的位置。網站使用自帶數據時，由本頁暫代。",
    next: "可供選擇的下幾場球賽",
    logOut: "登出",
    loggedOut: "你已登出夢幻體育。",
    arrived: "已登入為{name}。",
    refused: "進入連結已使用過，或已超過一分鐘。請返回夢幻體育頁面，再按一次按鈕。",
  },
  pt: {
    title: "Fantasy esportivo",
    explanation: "Aqui fica o fantasy game do operador. Esta página o substitui enquanto o site usa os próprios dados.",
    next: "Próximos jogos para escalar",
    logOut: "Sair",
    loggedOut: "Você saiu do fantasy esportivo.",
    arrived: "Você entrou como {name}.",
    refused:
      "Esta entrada no jogo já foi usada ou tem mais de um minuto. Volte à página do fantasy e toque no botão de novo.",
  },
};
