import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { greek } from '../naming/greek.ts'
import { airport, district, landmark, percent, perRoom, resort } from './write.ts'

export const santorini: Facts = {
  key: 'santorini',
  name: 'Santorini',
  aliases: ['Thira', 'Σαντορίνη', 'Oia', 'Fira'],
  country: 'Greece',
  countryCode: 'GR',
  currency: 'EUR',
  timeZone: 'Europe/Athens',
  at: [36.4166, 25.4324],
  art: 'santorini',
  hotels: 34,
  nightly: 286,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [58, 60, 70, 98, 122, 138, 150, 152, 138, 104, 63, 58],
  peaks: [{ from: '08-08', to: '08-20', percent: 112 }],
  week: resort,
  views: ['caldera view', 'terrace view', 'cave court'],
  naming: called(greek, 'santorini', ['Aspri Pumice', 'Assyrtiko', 'Skaros', 'Kanava tou Iliou']),
  address: '{s} {n}',
  phone: '+30 22 8655 ',
  districts: [
    district('fira', 'Fira', 36.4175, 25.4325, 130, ['Agiou Mina', 'Erythrou Stavrou', '25is Martiou']),
    district('oia', 'Oia', 36.4625, 25.3775, 90, ['Nikolaou Nomikou', 'Loudovikou', 'Agiou Nikolaou']),
    district('imerovigli', 'Imerovigli', 36.4325, 25.4235, 100, ['Nomikou', 'Agiou Georgiou', 'Eparchiaki Odos Firon–Ias']),
    district('pyrgos', 'Pyrgos', 36.384, 25.449, 160, ['Kentriki Pyrgou', 'Agias Theodosias', 'Kastrou']),
    district('kamari', 'Kamari', 36.3765, 25.479, 160, ['Makedonias', 'Faneromenis', 'Kamariou']),
    district('perissa', 'Perissa', 36.3555, 25.471, 150, ['Perivolou', 'Eparchiaki Odos', 'Agiou Stylianou']),
  ],
  landmarks: [
    landmark('oia-castle', 'Oia Castle', 'the castle of Oia', 36.4612, 25.3727),
    landmark('akrotiri', 'Akrotiri', 'Akrotiri', 36.3515, 25.4035),
    landmark('ancient-thera', 'Ancient Thera', 'Ancient Thera', 36.364, 25.478),
    landmark('skaros-rock', 'Skaros Rock', 'Skaros Rock', 36.432, 25.418),
  ],
  airport: airport('JTR', 'Santorini International Airport', 36.4043, 25.476),
  taxes: [
    percent('vat', 'VAT', 13, { since: '2016-06-01', source: 'VAT Code, reduced rate for accommodation; general knowledge of 2025, not looked up' }),
    perRoom('climate', 'Climate resilience fee', [200, 500, 1_000, 1_500], {
      collected: 'property',
      since: '2025-01-01',
      source: 'Law 5162/2024, amounts of April to October; general knowledge of 2025, not looked up',
    }),
  ],
}
