import type { Naming } from '../facts.ts'

/** Houses of Lithuania. */
export const lithuanian: Naming = {
  plain: ['Svečių Namai {}', 'Kambariai {}', 'Nakvynė {}'],
  fine: ['Viešbutis {}', 'Namai {}', 'Kiemas {}'],
  grand: ['Rūmai {}', 'Dvaras {}', 'Rezidencija {}'],
  nouns: [
    'Kregždė',
    'Liepžiedis',
    'Gintaras',
    'Vėjarodis',
    'Rugiagėlė',
    'Šermukšnis',
    'Bokštelis',
    'Gandras',
    'Lakštingala',
    'Alyva',
    'Varpelis',
    'Ąžuolas',
    'Mėnesiena',
    'Obelys',
    'Kaštonas',
    'Sidabras',
    'Voveraitė',
    'Žibintas',
    'Aušrinė',
    'Pelėda',
  ],
}
