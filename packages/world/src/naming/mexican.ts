import type { Naming } from '../facts.ts'

/** Mexico and Central America: patios, birds and trades. */
export const mexican: Naming = {
  plain: ['Posada {}', 'Hostal {}', 'Casa {}'],
  fine: ['Casa {}', 'Hotel {}', 'Quinta {}', 'Casona {}'],
  grand: ['Palacio {}', 'Gran Hotel {}', 'Hacienda {}'],
  nouns: [
    'del Zenzontle',
    'de la Bugambilia',
    'del Copal',
    'de los Faroles',
    'del Tecolote',
    'de la Pitaya',
    'del Papel Picado',
    'de las Golondrinas',
    'del Guayacán',
    'de la Ceiba',
    'del Barro Negro',
    'de los Naranjos',
    'del Quetzalillo',
    'de la Jícara',
    'del Telar',
    'de la Pila',
    'del Flamboyán',
    'de la Luna Llena',
    'del Pescador',
    'de las Campanas',
    'del Cacao',
    'de la Marimba',
    'del Tamarindo',
    'de la Cantera Rosa',
  ],
}
