import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { greek } from '../naming/greek.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perRoom } from './write.ts'

export const athens: Facts = {
  key: 'athens',
  name: 'Athens',
  aliases: ['Athina', 'Αθήνα', 'Athen'],
  country: 'Greece',
  countryCode: 'GR',
  currency: 'EUR',
  timeZone: 'Europe/Athens',
  at: [37.9755, 23.7348],
  art: 'athens',
  hotels: 60,
  nightly: 152,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [74, 76, 86, 104, 118, 120, 116, 112, 122, 108, 88, 84],
  peaks: [{ from: '04-08', to: '04-14', percent: 114 }, ...newYear(118)],
  week: cityBreak,
  views: ['view of the Acropolis', 'rooftop view', 'quiet court'],
  naming: called(greek, 'athens', ['Lykavittos', 'Nerantzia', 'Anemoni ton Aeridon', 'Koukouvagia'], MANY_NOUNS),
  address: '{s} {n}',
  phone: '+30 21 0555 ',
  districts: [
    district('plaka', 'Plaka', 37.9728, 23.73, 120, ['Adrianou', 'Kydathineon', 'Tripodon']),
    district('monastiraki', 'Monastiraki', 37.977, 23.7255, 120, ['Ermou', 'Athinas', 'Miaouli']),
    district('koukaki', 'Koukaki', 37.9645, 23.726, 200, ['Veikou', 'Falirou', 'Drakou']),
    district('kolonaki', 'Kolonaki', 37.9785, 23.743, 200, ['Skoufa', 'Tsakalof', 'Patriarchou Ioakeim']),
    district('exarchia', 'Exarchia', 37.9865, 23.7345, 180, ['Themistokleous', 'Kallidromiou', 'Emmanouil Benaki']),
    district('pangrati', 'Pangrati', 37.968, 23.748, 220, ['Archelaou', 'Eftychidou', 'Ymittou']),
  ],
  landmarks: [
    landmark('acropolis', 'Acropolis', 'the Acropolis', 37.9715, 23.7267),
    landmark('acropolis-museum', 'Acropolis Museum', 'the Acropolis Museum', 37.9685, 23.7285),
    landmark('syntagma-square', 'Syntagma Square', 'Syntagma Square', 37.9755, 23.7349),
    landmark('ancient-agora', 'Ancient Agora', 'the Ancient Agora', 37.9747, 23.722),
  ],
  airport: airport('ATH', 'Athens International Airport', 37.9363, 23.9465, { by: 'metro', minutes: 40 }),
  taxes: [
    percent('vat', 'VAT', 13, { since: '2016-06-01', source: 'VAT Code, reduced rate for accommodation; general knowledge of 2025, not looked up' }),
    perRoom('climate', 'Climate resilience fee', [200, 500, 1_000, 1_500], {
      collected: 'property',
      since: '2025-01-01',
      source: 'Law 5162/2024, amounts of April to October; general knowledge of 2025, not looked up',
    }),
  ],
}
