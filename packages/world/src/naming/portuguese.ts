import type { Naming } from '../facts.ts'

/** Houses of Portugal, its islands and Cape Verde. */
export const portuguese: Naming = {
  plain: ['Pensão {}', 'Residencial {}', 'Casa {}'],
  fine: ['Casa {}', 'Hotel {}', 'Pátio {}'],
  grand: ['Palacete {}', 'Solar {}', 'Quinta {}'],
  nouns: [
    'das Andorinhas',
    'do Medronho',
    'da Nespereira',
    'do Barco Parado',
    'dos Loureiros',
    'da Figueira Torta',
    'do Farol Pequeno',
    'da Hera',
    'das Camélias',
    'do Tanoeiro',
    'da Ribeirinha',
    'do Melro',
    'da Cotovia',
    'dos Degraus',
    'do Alecrim',
    'da Romãzeira',
    'da Névoa',
    'do Sobreiro',
    'da Garça',
    'do Catavento',
    'das Marés Vivas',
    'da Janela Verde',
  ],
}
