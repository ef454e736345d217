import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { czech } from '../naming/czech.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const prague: Facts = {
  key: 'prague',
  name: 'Prague',
  aliases: ['Praha', 'Prag'],
  country: 'Czechia',
  countryCode: 'CZ',
  currency: 'CZK',
  timeZone: 'Europe/Prague',
  at: [50.0875, 14.4213],
  art: 'prague',
  hotels: 60,
  nightly: 3_450,
  stepMinor: 1_000,
  climate: 'temperate',
  season: [72, 76, 92, 108, 116, 112, 102, 102, 112, 104, 88, 116],
  peaks: [{ from: '04-03', to: '04-07', percent: 114 }, ...newYear(140)],
  week: cityBreak,
  views: ['Vltava view', 'view of the towers', 'quiet pavlač court'],
  naming: called(czech, 'prague', ['U Orlojníka', 'U Železného Mostu', 'U Loutkáře', 'U Petřínské Třešně'], MANY_NOUNS),
  address: '{s} {n}',
  phone: '+420 255 555 ',
  districts: [
    district('stare-mesto', 'Staré Město', 50.0868, 14.4195, 180, ['Dlouhá', 'Celetná', 'Karlova']),
    district('mala-strana', 'Malá Strana', 50.0875, 14.4035, 140, ['Nerudova', 'Tržiště', 'Vlašská']),
    district('nove-mesto', 'Nové Město', 50.079, 14.424, 240, ['Vodičkova', 'Štěpánská', 'Spálená']),
    district('vinohrady', 'Vinohrady', 50.0755, 14.44, 280, ['Mánesova', 'Vinohradská', 'Korunní']),
    district('zizkov', 'Žižkov', 50.084, 14.45, 240, ['Husitská', 'Bořivojova', 'Seifertova']),
    district('holesovice', 'Holešovice', 50.101, 14.433, 220, ['Milady Horákové', 'Dukelských hrdinů', 'Veletržní']),
  ],
  landmarks: [
    landmark('charles-bridge', 'Charles Bridge', 'Charles Bridge', 50.0865, 14.4114),
    landmark('prague-castle', 'Prague Castle', 'Prague Castle', 50.0909, 14.4005),
    landmark('astronomical-clock', 'Astronomical Clock', 'the Astronomical Clock', 50.087, 14.4207),
    landmark('wenceslas-square', 'Wenceslas Square', 'Wenceslas Square', 50.081, 14.428),
  ],
  airport: airport('PRG', 'Václav Havel Airport Prague', 50.1062, 14.2666, { by: 'bus and metro', minutes: 45 }),
  taxes: [
    percent('vat', 'VAT', 12, { since: '2024-01-01', source: 'Act 235/2004 on VAT, reduced rate; general knowledge of 2025, not looked up' }),
    perGuest('city', 'City tax', 5_000, {
      ages: [18, 200],
      since: '2022-01-01',
      source: 'Hlavní město Praha, poplatek z pobytu; general knowledge of 2025, not looked up',
    }),
  ],
}
