import type { Naming } from '../facts.ts'

/** Houses of Italy. */
export const italian: Naming = {
  plain: ['Pensione {}', 'Locanda {}', 'Affittacamere {}'],
  fine: ['Albergo {}', 'Casa {}', 'Dimora {}', 'Residenza {}'],
  grand: ['Palazzo {}', 'Villa {}', 'Grand Hotel {}'],
  nouns: [
    'delle Rondinelle',
    'del Cedro Antico',
    'dei Gelsi',
    'della Fontanella',
    'del Nibbio',
    'della Persiana',
    'dei Glicini',
    'del Sarto',
    'della Mezzaluna',
    'dei Capperi',
    'del Cortiletto',
    'della Ringhiera',
    'degli Oleandri',
    'del Campanaro',
    'della Gazza',
    'del Pergolato',
    'dei Tigli Storti',
    'della Ginestra',
    'del Liutaio',
    'della Soffitta Blu',
    'dell’Upupa',
    'delle Tegole',
    'del Ciliegio',
    'della Brezza',
  ],
}
