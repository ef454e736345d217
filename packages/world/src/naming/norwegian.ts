import type { Naming } from '../facts.ts'

/** Houses of Norway. */
export const norwegian: Naming = {
  plain: ['Pensjonat {}', 'Gjestehus {}', '{} Rom'],
  fine: ['Hotell {}', '{} Gård', '{} Brygge'],
  grand: ['{} Grand', 'Herregård {}', '{} Residens'],
  nouns: [
    'Tjelden',
    'Nordlys',
    'Multe',
    'Fjellrype',
    'Havørn',
    'Ytterholmen',
    'Rognebær',
    'Sølvfisken',
    'Lyng',
    'Vindrosen',
    'Torvtak',
    'Tindeblikk',
    'Skarven',
    'Krystall',
    'Terna',
    'Blåklokke',
    'Stjerneskudd',
    'Naustet',
    'Fosseknatt',
    'Bjørkelund',
    'Lomvi',
    'Midnattssol',
  ],
}
