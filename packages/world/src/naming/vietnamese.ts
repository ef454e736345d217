import type { Naming } from '../facts.ts'

/** Vietnam: flowers, lanterns and rivers. */
export const vietnamese: Naming = {
  plain: ['Nhà Nghỉ {}', '{} Homestay', '{} Guest House'],
  fine: ['Khách Sạn {}', '{} Boutique Hotel', '{} House', 'Hotel {}'],
  grand: ['{} Palace', 'The {} Residence', '{} Grand Hotel'],
  nouns: [
    'Hoa Sữa',
    'Bằng Lăng',
    'Sen Trắng',
    'Trúc Xanh',
    'Mai Vàng',
    'Đèn Lồng',
    'Cò Trắng',
    'Phượng Đỏ',
    'Ngọc Lan',
    'Hương Nhài',
    'Sông Trăng',
    'Lá Me',
    'Hoa Giấy',
    'Chim Én',
    'Tre Ngà',
    'Hoa Gạo',
    'Mây Chiều',
    'Gốm Xanh',
    'Trà My',
    'Hồ Sen',
    'Nón Lá',
    'Cau Xanh',
    'Thuyền Nan',
    'Sao Mai',
  ],
}
