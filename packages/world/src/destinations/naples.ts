import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { italian } from '../naming/italian.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const naples: Facts = {
  key: 'naples',
  name: 'Naples',
  aliases: ['Napoli', 'Neapel'],
  country: 'Italy',
  countryCode: 'IT',
  currency: 'EUR',
  timeZone: 'Europe/Rome',
  at: [40.8518, 14.2681],
  art: 'naples',
  hotels: 32,
  nightly: 142,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [74, 78, 90, 108, 116, 116, 108, 106, 114, 106, 90, 94],
  peaks: [{ from: '12-05', to: '12-10', percent: 112 }, ...newYear(124)],
  week: cityBreak,
  views: ['view of the gulf', 'view of Vesuvius', 'quiet court'],
  naming: called(italian, 'naples', ['della Smorfia', 'del Tarallo', 'di Mergellina Vecchia', 'dei Bassi Fioriti']),
  address: '{s} {n}',
  phone: '+39 081 555 ',
  districts: [
    district('centro-storico', 'Centro Storico', 40.85, 14.2575, 200, ['Via dei Tribunali', 'Spaccanapoli', 'Via San Biagio dei Librai']),
    district('chiaia', 'Chiaia', 40.8355, 14.2395, 170, ['Via Chiaia', 'Via dei Mille', 'Via Carlo Poerio']),
    district('quartieri-spagnoli', 'Quartieri Spagnoli', 40.84, 14.245, 150, ['Via Speranzella', 'Vico Lungo Gelso', 'Via Toledo']),
    district('vomero', 'Vomero', 40.8445, 14.232, 260, ['Via Scarlatti', 'Via Luca Giordano', 'Via Bernini']),
    district('santa-lucia', 'Santa Lucia', 40.833, 14.248, 90, ['Via Santa Lucia', 'Via Chiatamone', 'Via Cesario Console']),
  ],
  landmarks: [
    landmark('national-archaeological-museum', 'National Archaeological Museum', 'the National Archaeological Museum', 40.8535, 14.2505),
    landmark('castel-dellovo', 'Castel dell’Ovo', 'Castel dell’Ovo', 40.828, 14.2476),
    landmark('naples-cathedral', 'Naples Cathedral', 'the cathedral', 40.8526, 14.2596),
    landmark('castel-santelmo', 'Castel Sant’Elmo', 'Castel Sant’Elmo', 40.844, 14.2392),
  ],
  airport: airport('NAP', 'Naples International Airport', 40.8861, 14.2917),
  taxes: [
    percent('vat', 'VAT', 10, { since: '1994-02-24', source: 'DPR 633/1972, Tabella A: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Tourist tax', [300, 400, 450, 550], {
      ages: [14, 200],
      nightsMax: 14,
      since: '2024-05-01',
      source: 'Comune di Napoli, imposta di soggiorno; general knowledge of 2025, not looked up',
    }),
  ],
}
