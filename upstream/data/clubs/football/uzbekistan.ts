import { clubs } from "../../entries/club-rows.ts";

export const UZBEKISTAN_SUPER_LEAGUE = clubs("UZ", [
  ["31801", "Pakhtakor", "ffd200", "1c4fa0", 70, { th: "ปัคตากอร์" }],
  ["31802", "Nasaf", "007a3d", "ffffff", 70, { th: "นาซาฟ" }],
  ["31803", "Neftchi Fergana", "007a3d", "ffffff", 68, { th: "เนฟต์ชี เฟอร์กานา" }],
  ["31804", "AGMK", "f36f21", "1c4fa0", 66, { th: "เอจีเอ็มเค" }],
  ["31805", "Navbahor", "007a3d", "ffd200", 67, { th: "นาฟบาฮอร์" }],
  ["31806", "Sogdiana", "1c4fa0", "ffffff", 64, { th: "ซอกเดียนา" }],
  ["31807", "Dinamo Samarqand", "1c4fa0", "ffffff", 62, { th: "ดินาโม ซามาร์คานด์" }],
  ["31808", "Bunyodkor", "d2122e", "ffffff", 62, { th: "บุนยอดกอร์" }],
  ["31809", "Surkhon", "1c4fa0", "ffffff", 60, { th: "ซูร์คอน" }],
  ["31810", "Andijon", "d2122e", "ffffff", 60, { th: "อันดิจอน" }],
  ["31811", "Kokand 1912", "007a3d", "d2122e", 58, { th: "โกกันด์ 1912" }],
  ["31812", "Qizilqum", "ffd200", "d2122e", 60, { th: "คิซิลกุม" }],
  ["31813", "Metallurg Bekabad", "1c4fa0", "ffffff", 57, { th: "เมทัลเลิร์ก เบคาบัด" }],
  ["31814", "Shurtan Guzar", "1c4fa0", "ffd200", 56, { th: "ชูร์ตัน กูซาร์" }],
  ["31815", "Khorazm", "d2122e", "ffffff", 57, { th: "โคราซม์" }],
  ["31816", "Mash'al", "1c4fa0", "ffd200", 56, { th: "มาชาล" }],
]);
