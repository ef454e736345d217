import type { Naming } from '../facts.ts'

/** Houses of Flanders and the Netherlands. */
export const dutch: Naming = {
  plain: ['Logement {}', 'Pension {}', 'Kamers {}'],
  fine: ['Hotel {}', 'Huis {}', 'Herberg {}', 'Hof {}'],
  grand: ['Herenhuis {}', 'Grand {}', 'Residentie {}'],
  nouns: [
    'De Zilverreiger',
    'De Koperen Ketel',
    'De Kleine Reus',
    'Het Spinnewiel',
    'De Wilde Wingerd',
    'De Lindeboom',
    'Het Kantklosje',
    'De Trekschuit',
    'De Blauwe Steen',
    'Het Ganzenbord',
    'De Torenvalk',
    'De Stille Gracht',
    'Het Peperhuisje',
    'De Tulpenboom',
    'De Kalkoven',
    'Het Zeepaard',
    'De Drie Treden',
    'De Wevershoek',
    'Het Vlasveld',
    'De Merelnest',
    'De Spiegelboog',
    'Het Kompas',
  ],
}
