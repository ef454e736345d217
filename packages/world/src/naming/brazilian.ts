import type { Naming } from '../facts.ts'

/** Brazil: trees, birds and the shore. */
export const brazilian: Naming = {
  plain: ['Pousada {}', 'Casa {}', 'Hospedaria {}'],
  fine: ['Hotel {}', 'Pousada {}', 'Solar {}', 'Casa {}'],
  grand: ['Palacete {}', 'Grande Hotel {}', 'Solar {}'],
  nouns: [
    'do Sabiá',
    'da Jabuticaba',
    'do Bem-te-vi',
    'das Palmeiras Altas',
    'do Ipê Amarelo',
    'da Maré Mansa',
    'do Coreto',
    'da Ladeira',
    'do Jequitibá',
    'da Samambaia',
    'do Tucano',
    'das Bromélias',
    'da Jangada',
    'do Cajueiro',
    'da Garoa',
    'do Violão',
    'da Pitanga',
    'do Manacá',
    'da Lua Cheia',
    'do Azulejo',
    'da Gameleira',
    'do Vento Sul',
    'das Redes',
    'do Beija-flor',
  ],
}
