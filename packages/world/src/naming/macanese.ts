import type { Naming } from '../facts.ts'

/** Macao: Portuguese words between Chinese gardens. */
export const macanese: Naming = {
  plain: ['Pensão {}', 'Hospedaria {}', 'Residencial {}'],
  fine: ['Hotel {}', 'Casa {}', 'Pousada {}', 'Vila {}'],
  grand: ['Palácio {}', 'Grande Hotel {}', 'Solar {}'],
  nouns: [
    'do Lótus',
    'da Lanterna',
    'das Amendoeiras',
    'do Porto Interior',
    'da Seda',
    'do Dragão Velho',
    'da Maré Baixa',
    'do Azulejo',
    'da Figueira',
    'do Junco',
    'das Especiarias',
    'do Mercador',
    'da Lua Nova',
    'do Bambu',
    'da Porcelana',
    'do Jasmim',
    'da Garça',
    'do Farol Antigo',
    'da Calçada',
    'da Canela',
    'do Chá Verde',
    'dos Pescadores',
  ],
}
