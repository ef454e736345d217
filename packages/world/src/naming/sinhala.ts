import type { Naming } from '../facts.ts'

/** Sri Lanka: flowers, hills and lagoons, after walauwa (manor). */
export const sinhala: Naming = {
  plain: ['{} Rest', '{} Guest House', '{} Inn'],
  fine: ['{} Villa', 'Hotel {}', '{} House', '{} Bungalow'],
  grand: ['{} Walauwa', 'The {} Maligawa', '{} Estate'],
  nouns: [
    'Araliya',
    'Nelum',
    'Olu',
    'Kumbuk',
    'Sal Mal',
    'Na Mal',
    'Kingfisher',
    'Saman Pichcha',
    'Kurulu',
    'Sandun',
    'Ehela',
    'Bo Tree',
    'Pahana',
    'Rana Giri',
    'Kithul',
    'Moonstone',
    'Kiri Ella',
    'Tambili',
    'Gal Oya',
    'Lunu Wila',
    'Punchi',
    'Hansa',
    'Mal Wila',
    'Esala',
  ],
}
