import type { Naming } from '../facts.ts'

/** The Dutch Caribbean: Papiamentu words, gables and divi-divi trees. */
export const antillean: Naming = {
  plain: ['{} Apartments', 'Kas {}', '{} Inn'],
  fine: ['Hotel {}', 'Landhuis {}', '{} Boutique', 'Kas {}'],
  grand: ['{} Beach Resort', 'The {} Residence', 'Landhuis {}'],
  nouns: [
    'Watapana',
    'Chuchubi',
    'Kadushi',
    'Barika Hel',
    'Trupial',
    'Flamingo Rosa',
    'Dividivi',
    'Brasia',
    'Kibrahacha',
    'Palu di Brasil',
    'Shoco',
    'Yuana',
    'Laman Blou',
    'Bientu',
    'Kaya Chikitu',
    'Tamarein',
    'Shimaruku',
    'Prikichi',
    'Solo Kayente',
    'Warawara',
    'Dushi Bista',
    'Boka Chiki',
    'Kalebas',
    'Kokolishi',
  ],
}
