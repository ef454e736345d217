import type { Naming } from '../facts.ts'

/** Houses of Spain. */
export const spanish: Naming = {
  plain: ['Pensión {}', 'Hostal {}', 'Posada {}'],
  fine: ['Hotel {}', 'Casa {}', 'Patio {}', 'Casona {}'],
  grand: ['Palacio {}', 'Gran Hotel {}', 'Palacete {}'],
  nouns: [
    'de las Golondrinas',
    'del Naranjo Viejo',
    'de la Celosía',
    'del Farolillo',
    'de los Jazmines',
    'del Azafrán',
    'de la Veleta Azul',
    'del Boticario',
    'de las Tejas',
    'del Almendro Claro',
    'de la Higuera',
    'del Mirlo',
    'de los Espejos',
    'de la Cigüeña',
    'del Alfarero',
    'de la Madreselva',
    'del Romero',
    'de las Cuatro Lunas',
    'del Cantero',
    'de la Siesta',
    'del Vencejo',
    'de la Buganvilla',
    'del Zaguán',
    'de la Caracola',
  ],
}
