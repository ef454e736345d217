import type { Naming } from '../facts.ts'

/** The Spanish-speaking Caribbean: balconies, palms and drums. */
export const caribeno: Naming = {
  plain: ['Hostal {}', 'Posada {}', 'Casa {}'],
  fine: ['Hotel {}', 'Casa {}', 'Casona {}', 'Villa {}'],
  grand: ['Palacio {}', 'Gran Hotel {}', 'Hacienda {}'],
  nouns: [
    'del Flamboyán',
    'de la Ceiba',
    'del Coquí',
    'de los Adoquines',
    'del Guayabo',
    'de la Palma Real',
    'del Zorzal',
    'de la Garita',
    'del Mangó',
    'de la Brisa',
    'del Trovador',
    'de la Caoba',
    'del Caracol',
    'de los Faroles',
    'de la Bahía Vieja',
    'del Tambor',
    'de la Guanábana',
    'del Almirante Viejo',
    'de las Gaviotas',
    'del Cafetín',
    'de la Celosía',
    'del Malecón Azul',
    'de la Maraca',
    'del Pelícano',
  ],
}
