import type { Naming } from '../facts.ts'

/** Indonesia and Bali: flowers, birds and sea, after wisma (lodge), griya and puri (noble house). */
export const indonesian: Naming = {
  plain: ['Wisma {}', '{} Homestay', 'Losmen {}'],
  fine: ['Griya {}', '{} Villas', 'Rumah {}', 'Hotel {}'],
  grand: ['Puri {}', '{} Resort', 'The {} Sanctuary'],
  nouns: [
    'Kamboja',
    'Cempaka Putih',
    'Jepun',
    'Kembang Sore',
    'Bangau',
    'Kunang',
    'Pandan Wangi',
    'Teratai',
    'Rajawali',
    'Melati Laut',
    'Tirta Ening',
    'Nyiur',
    'Cendana',
    'Embun',
    'Sawah Hijau',
    'Ombak Tenang',
    'Beringin',
    'Kenanga',
    'Kelapa Gading',
    'Layang',
    'Purnama',
    'Sekar Jagat',
    'Jalak',
    'Bambu Kuning',
  ],
}
