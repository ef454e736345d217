import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { hungarian } from '../naming/hungarian.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const budapest: Facts = {
  key: 'budapest',
  name: 'Budapest',
  aliases: [],
  country: 'Hungary',
  countryCode: 'HU',
  currency: 'HUF',
  timeZone: 'Europe/Budapest',
  at: [47.4979, 19.0402],
  art: 'budapest',
  hotels: 40,
  nightly: 47_000,
  stepMinor: 50_000,
  climate: 'temperate',
  season: [74, 78, 90, 106, 112, 112, 106, 112, 114, 104, 90, 104],
  peaks: [{ from: '08-05', to: '08-16', percent: 116 }, { from: '08-19', to: '08-21', percent: 114 }, ...newYear(136)],
  week: cityBreak,
  views: ['Danube view', 'rooftop view', 'quiet court'],
  naming: called(hungarian, 'budapest', ['Lánchíd Sirály', 'Gellért Szél', 'Kürtőskalács', 'Gangos']),
  address: '{s} {n}.',
  phone: '+36 1 555 ',
  districts: [
    district('belvaros', 'Belváros', 47.4945, 19.054, 170, ['Váci utca', 'Kecskeméti utca', 'Veres Pálné utca']),
    district('erzsebetvaros', 'Erzsébetváros', 47.5, 19.068, 260, ['Király utca', 'Dob utca', 'Kazinczy utca']),
    district('terezvaros', 'Terézváros', 47.506, 19.061, 260, ['Nagymező utca', 'Ó utca', 'Andrássy út']),
    district('varnegyed', 'Várnegyed', 47.5025, 19.0325, 120, ['Úri utca', 'Országház utca', 'Tárnok utca']),
    district('ujlipotvaros', 'Újlipótváros', 47.517, 19.053, 200, ['Pozsonyi út', 'Hollán Ernő utca', 'Tátra utca']),
    district('jozsefvaros', 'Józsefváros', 47.492, 19.068, 200, ['Krúdy Gyula utca', 'Bródy Sándor utca', 'Rákóczi út']),
  ],
  landmarks: [
    landmark('parliament', 'Parliament', 'the Parliament', 47.5071, 19.0457),
    landmark('buda-castle', 'Buda Castle', 'Buda Castle', 47.4962, 19.0396),
    landmark('chain-bridge', 'Chain Bridge', 'the Chain Bridge', 47.499, 19.0437),
    landmark('szechenyi-baths', 'Széchenyi Baths', 'the Széchenyi Baths', 47.5186, 19.0819),
    landmark('fishermans-bastion', 'Fisherman’s Bastion', 'the Fisherman’s Bastion', 47.5022, 19.0348),
  ],
  airport: airport('BUD', 'Budapest Ferenc Liszt International Airport', 47.433, 19.2616, { by: 'bus', minutes: 45 }),
  taxes: [
    percent('vat', 'VAT', 5, { since: '2020-01-01', source: 'Act CXXVII of 2007 on VAT: accommodation; general knowledge of 2025, not looked up' }),
    percent('city', 'Tourist tax', 4, {
      ages: [18, 200],
      collected: 'property',
      since: '2019-01-01',
      source: 'Budapest districts, idegenforgalmi adó; general knowledge of 2025, not looked up',
    }),
    percent('development', 'Tourism development contribution', 4, {
      since: '2020-01-01',
      source: 'Act LXVI of 2016, turizmusfejlesztési hozzájárulás; general knowledge of 2025, not looked up',
    }),
  ],
}
