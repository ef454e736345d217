import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { italian } from '../naming/italian.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const palermo: Facts = {
  key: 'palermo',
  name: 'Palermo',
  aliases: ['Sicily', 'Sicilia'],
  country: 'Italy',
  countryCode: 'IT',
  currency: 'EUR',
  timeZone: 'Europe/Rome',
  at: [38.1157, 13.3615],
  art: 'palermo',
  hotels: 30,
  nightly: 132,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [70, 72, 84, 106, 114, 118, 122, 124, 118, 106, 80, 82],
  peaks: [{ from: '07-12', to: '07-16', percent: 110 }, ...newYear(114)],
  week: cityBreak,
  views: ['sea view', 'view of the domes', 'citrus court'],
  naming: called(italian, 'palermo', ['della Zagara', 'del Pupo', 'della Kalsa Vecchia', 'della Cassata']),
  address: '{s} {n}',
  phone: '+39 091 555 ',
  districts: [
    district('quattro-canti', 'Quattro Canti', 38.1155, 13.361, 150, ['Via Maqueda', 'Via Vittorio Emanuele', 'Via Alessandro Paternostro']),
    district('kalsa', 'Kalsa', 38.117, 13.369, 110, ['Via Alloro', 'Via Torremuzza', 'Via Butera']),
    district('vucciria', 'Vucciria', 38.1185, 13.3635, 90, ['Via Roma', 'Via dei Cassari', 'Via Argenteria']),
    district('politeama', 'Politeama', 38.125, 13.356, 170, ['Via Ruggero Settimo', 'Via Emerico Amari', 'Via Principe di Belmonte']),
    district('capo', 'Capo', 38.119, 13.3555, 110, ['Via Porta Carini', 'Via Cappuccinelle', 'Via Volturno']),
    district('mondello', 'Mondello', 38.2, 13.325, 120, ['Via Piano Gallo', 'Via Torre', 'Viale Regina Margherita di Savoia']),
  ],
  landmarks: [
    landmark('palermo-cathedral', 'Palermo Cathedral', 'the cathedral', 38.1145, 13.356),
    landmark('norman-palace', 'Norman Palace', 'the Norman Palace', 38.1108, 13.3535),
    landmark('teatro-massimo', 'Teatro Massimo', 'Teatro Massimo', 38.1202, 13.3572),
    landmark('ballaro-market', 'Ballarò market', 'Ballarò market', 38.112, 13.361),
  ],
  airport: airport('PMO', 'Falcone–Borsellino Airport', 38.1865, 13.1048, { by: 'train', minutes: 55 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '1994-02-24', source: 'DPR 633/1972, Tabella A: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Tourist tax', [200, 250, 350, 450], {
      ages: [12, 200],
      nightsMax: 4,
      since: '2024-01-01',
      source: 'Comune di Palermo, imposta di soggiorno; general knowledge of 2025, not looked up',
    }),
  ],
}
