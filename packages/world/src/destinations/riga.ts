import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { latvian } from '../naming/latvian.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const riga: Facts = {
  key: 'riga',
  name: 'Riga',
  aliases: ['Rīga'],
  country: 'Latvia',
  countryCode: 'LV',
  currency: 'EUR',
  timeZone: 'Europe/Riga',
  at: [56.9496, 24.1052],
  art: 'riga',
  hotels: 26,
  nightly: 98,
  stepMinor: 100,
  climate: 'temperate',
  season: [80, 80, 86, 96, 108, 120, 124, 118, 106, 96, 88, 98],
  peaks: newYear(122),
  week: cityBreak,
  views: ['Daugava view', 'view of the spires', 'quiet court'],
  naming: called(latvian, 'riga', ['Melngalvis', 'Pārdaugava', 'Daugavmala', 'Jūgends']),
  address: '{s} {n}',
  phone: '+371 6755 ',
  districts: [
    district('vecriga', 'Vecrīga', 56.9485, 24.1075, 130, ['Kaļķu iela', 'Audēju iela', 'Šķūņu iela']),
    district('centrs', 'Centrs', 56.957, 24.122, 230, ['Ģertrūdes iela', 'Tērbatas iela', 'Lāčplēša iela']),
    district('quiet-centre', 'Quiet Centre', 56.96, 24.107, 160, ['Alberta iela', 'Elizabetes iela', 'Strēlnieku iela']),
    district('miera-iela', 'Miera iela', 56.968, 24.13, 170, ['Miera iela', 'Tallinas iela', 'Brīvības iela']),
    district('agenskalns', 'Āgenskalns', 56.938, 24.075, 200, ['Nometņu iela', 'Kalnciema iela', 'Bāriņu iela']),
  ],
  landmarks: [
    landmark('house-of-the-black-heads', 'House of the Black Heads', 'the House of the Black Heads', 56.9472, 24.1068),
    landmark('freedom-monument', 'Freedom Monument', 'the Freedom Monument', 56.9515, 24.1133),
    landmark('st-peters-church', 'St Peter’s Church', 'St Peter’s Church', 56.9475, 24.1093),
    landmark('central-market', 'Central Market', 'the Central Market', 56.944, 24.115),
  ],
  airport: airport('RIX', 'Riga International Airport', 56.9221, 23.9798, { by: 'bus', minutes: 30 }),
  taxes: [
    percent('vat', 'VAT', 12, { since: '2018-01-01', source: 'PVN likums, reduced rate: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Tourist levy', 100, {
      nightsMax: 10,
      since: '2023-01-01',
      source: 'Rīgas valstspilsētas pašvaldība, levy on visitors; general knowledge of 2025, not looked up',
    }),
  ],
}
