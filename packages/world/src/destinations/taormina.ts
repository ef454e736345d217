import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { italian } from '../naming/italian.ts'
import { airport, district, landmark, percent, perGuest, resort } from './write.ts'

export const taormina: Facts = {
  key: 'taormina',
  name: 'Taormina',
  aliases: ['Etna'],
  country: 'Italy',
  countryCode: 'IT',
  currency: 'EUR',
  timeZone: 'Europe/Rome',
  at: [37.8516, 15.2853],
  art: 'taormina',
  hotels: 26,
  nightly: 246,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [64, 66, 74, 102, 122, 130, 142, 150, 130, 100, 62, 66],
  peaks: [{ from: '08-10', to: '08-20', percent: 114 }],
  week: resort,
  views: ['view of Etna', 'bay view', 'jasmine garden'],
  naming: called(italian, 'taormina', ['della Ginestra Etnea', 'del Teatro Antico', 'dei Fichidindia', 'della Naumachia']),
  address: '{s} {n}',
  phone: '+39 0942 555 ',
  districts: [
    district('corso-umberto', 'Corso Umberto', 37.8515, 15.2855, 110, ['Corso Umberto', 'Via Teatro Greco', 'Via Giardinazzo']),
    district('porta-catania', 'Porta Catania', 37.8495, 15.2825, 70, ['Via del Ghetto', 'Via Roma', 'Via Apollo Arcageta']),
    district('madonna-della-rocca', 'Madonna della Rocca', 37.8535, 15.284, 70, ['Via Circonvallazione', 'Via Leonardo da Vinci', 'Via Cappuccini']),
    district('mazzaro', 'Mazzarò', 37.8545, 15.2965, 60, ['Via Nazionale', 'Via Pirandello', 'Via Guardiola Vecchia']),
    district('giardini-naxos', 'Giardini Naxos', 37.832, 15.269, 120, ['Via Vittorio Emanuele', 'Via Tysandros', 'Via Umberto']),
    district('castelmola', 'Castelmola', 37.8585, 15.277, 70, ['Piazza Sant’Antonino', 'Via Alcantara', 'Via De Gasperi']),
  ],
  landmarks: [
    landmark('greek-theatre', 'Greek Theatre', 'the Greek theatre', 37.8523, 15.2923),
    landmark('isola-bella', 'Isola Bella', 'Isola Bella', 37.8507, 15.301),
    landmark('piazza-ix-aprile', 'Piazza IX Aprile', 'Piazza IX Aprile', 37.8509, 15.2847),
    landmark('villa-comunale', 'Villa Comunale', 'Villa Comunale', 37.8497, 15.2868),
  ],
  airport: airport('CTA', 'Catania–Fontanarossa Airport', 37.4707, 15.0659, { by: 'bus', minutes: 75 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '1994-02-24', source: 'DPR 633/1972, Tabella A: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Tourist tax', [150, 250, 350, 500], {
      ages: [12, 200],
      nightsMax: 10,
      since: '2023-01-01',
      source: 'Comune di Taormina, imposta di soggiorno; general knowledge of 2025, not looked up',
    }),
  ],
}
