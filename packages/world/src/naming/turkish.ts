import type { Naming } from '../facts.ts'

/** Houses of Türkiye. */
export const turkish: Naming = {
  plain: ['{} Pansiyon', '{} Evi', 'Otel {}'],
  fine: ['{} Konağı', 'Otel {}', '{} Hanı', '{} Taş Ev'],
  grand: ['{} Sarayı', '{} Köşkü', '{} Konakları'],
  nouns: [
    'Kırlangıç',
    'İğde',
    'Ardıç',
    'Sümbül',
    'Ayva',
    'Badem Çiçeği',
    'Kekik',
    'Leylek',
    'Yasemin',
    'Pervane',
    'Mercan',
    'Nergis',
    'Zakkum',
    'Keklik',
    'Bakır Kapı',
    'Çınaraltı',
    'Günbatımı',
    'Karanfil',
    'Sardunya',
    'Yıldıztozu',
    'Safran',
    'Hanımeli',
  ],
}
