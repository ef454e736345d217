import type { Naming } from '../facts.ts'

/** The Andes and the north of South America: balconies, wool and orchids. */
export const andean: Naming = {
  plain: ['Hostal {}', 'Posada {}', 'Casa {}'],
  fine: ['Hotel {}', 'Casa {}', 'Casona {}', 'Balcones {}'],
  grand: ['Palacio {}', 'Gran Hotel {}', 'Hacienda {}'],
  nouns: [
    'del Molle',
    'de la Vicuña',
    'de los Balcones',
    'del Colibrí',
    'de la Retama',
    'del Telar',
    'de la Orquídea',
    'del Cóndor Viejo',
    'de las Nubes',
    'del Alfarero',
    'de la Quena',
    'del Queñual',
    'de la Chakana',
    'del Canelo',
    'de los Cerezos',
    'de la Piedra Azul',
    'del Kantú',
    'de la Veleta',
    'del Páramo',
    'de la Guitarra',
    'del Cafetal',
    'de las Gaviotas',
    'del Algarrobo',
    'de la Llama Blanca',
  ],
}
