import type { Naming } from '../facts.ts'

/** Argentina and Uruguay: vines, tango and the pampa. */
export const argentine: Naming = {
  plain: ['Hostal {}', 'Posada {}', 'Pensión {}'],
  fine: ['Hotel {}', 'Casa {}', 'Petit Hotel {}', 'Casona {}'],
  grand: ['Palacio {}', 'Gran Hotel {}', 'Estancia {}'],
  nouns: [
    'del Ceibo',
    'de la Calandria',
    'del Bandoneón',
    'de las Glicinas',
    'del Jacarandá',
    'de la Esquina',
    'del Hornero',
    'de la Milonga',
    'del Tilo',
    'de los Plátanos',
    'del Ombú',
    'de la Parra',
    'del Zaguán',
    'de la Vendimia',
    'del Tero',
    'de los Álamos',
    'del Coihue',
    'de la Rambla',
    'del Fileteador',
    'de la Garúa',
    'del Quebracho',
    'de la Lenga',
    'del Aljibe',
    'de las Retamas',
  ],
}
