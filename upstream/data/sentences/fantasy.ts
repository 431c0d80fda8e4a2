import type { LocaleCode } from "#contract/tables/locales";

interface Texts {
  title: string;
  explanation: string;
  next: string;
  logOut: string;
  loggedOut: string;
}

/** What the stand-in says, as a fan would read it. */
export const FANTASY_TEXTS: Record<LocaleCode, Texts> = {
  en: {
    title: "Fantasy sport",
    explanation:
      "The operator's fantasy game goes here. This page stands in for it while the site runs on its own upstream.",
    next: "Next matches to pick from",
    logOut: "Log out",
    loggedOut: "You are logged out of fantasy sport.",
  },
  th: {
    title: "แฟนตาซีสปอร์ต",
    explanation: "หน้านี้เตรียมไว้สำหรับเกมแฟนตาซีของผู้ให้บริการ และแสดงแทนระหว่างที่เว็บไซต์ใช้ข้อมูลของตัวเอง",
    next: "นัดถัดไปที่เลือกได้",
    logOut: "ออกจากระบบ",
    loggedOut: "คุณออกจากระบบแฟนตาซีสปอร์ตแล้ว",
  },
  vn: {
    title: "Fantasy thể thao",
    explanation:
      "Đây là chỗ dành cho trò chơi fantasy của đơn vị vận hành. Trang này tạm thay khi website chạy bằng nguồn dữ liệu riêng.",
    next: "Các trận sắp tới để chọn",
    logOut: "Đăng xuất",
    loggedOut: "Bạn đã đăng xuất khỏi fantasy thể thao.",
  },
  kh: {
    title: "ហ្គេម Fantasy កីឡា",
    explanation: "ទំព័រនេះទុកសម្រាប់ហ្គេម Fantasy របស់អ្នកផ្តល់សេវា ហើយបង្ហាញជំនួស ពេលគេហទំព័រប្រើទិន្នន័យផ្ទាល់ខ្លួន។",
    next: "ការប្រកួតបន្ទាប់ដែលអាចជ្រើសរើសបាន",
    logOut: "ចាកចេញ",
    loggedOut: "អ្នកបានចាកចេញពីហ្គេម Fantasy កីឡាហើយ។",
  },
  "zh-Hans": {
    title: "梦幻体育",
    explanation: "这里是运营方梦幻游戏的位置。网站使用自带数据时，由本页暂代。",
    next: "可供选择的下几场比赛",
    logOut: "退出登录",
    loggedOut: "你已退出梦幻体育。",
  },
  "zh-Hant": {
    title: "夢幻體育",
    explanation: "這裡是營運方夢幻遊戲的位置。網站使用自帶數據時，由本頁暫代。",
    next: "可供選擇的下幾場賽事",
    logOut: "登出",
    loggedOut: "你已登出夢幻體育。",
  },
  pt: {
    title: "Fantasy esportivo",
    explanation: "Aqui fica o fantasy game do operador. Esta página o substitui enquanto o site usa os próprios dados.",
    next: "Próximas partidas para escalar",
    logOut: "Sair",
    loggedOut: "Você saiu do fantasy esportivo.",
  },
};
