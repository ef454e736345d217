import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { italian } from '../naming/italian.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const amalfiCoast: Facts = {
  key: 'amalfi-coast',
  name: 'Amalfi Coast',
  aliases: ['Amalfi', 'Positano', 'Ravello', 'Costiera Amalfitana'],
  country: 'Italy',
  countryCode: 'IT',
  currency: 'EUR',
  timeZone: 'Europe/Rome',
  at: [40.634, 14.6027],
  art: 'amalfi-coast',
  hotels: 32,
  nightly: 268,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [62, 64, 78, 106, 124, 134, 140, 146, 132, 108, 68, 66],
  peaks: [{ from: '08-10', to: '08-20', percent: 114 }, ...newYear(118)],
  week: resort,
  views: ['sea view', 'terrace view', 'lemon garden'],
  naming: called(italian, 'amalfi-coast', ['dei Limoneti', 'della Sponda', 'dei Monazzeni', 'della Cartiera']),
  address: '{s} {n}',
  phone: '+39 089 555 ',
  districts: [
    district('amalfi', 'Amalfi', 40.635, 14.6022, 60, ['Via Lorenzo d’Amalfi', 'Via Pietro Capuano', 'Via delle Cartiere']),
    district('positano', 'Positano', 40.6295, 14.4845, 80, ['Via Pasitea', 'Via dei Mulini', 'Via Cristoforo Colombo']),
    district('ravello', 'Ravello', 40.6495, 14.6115, 130, ['Via dei Rufolo', 'Via San Francesco', 'Via della Repubblica']),
    district('praiano', 'Praiano', 40.6135, 14.525, 80, ['Via Gennaro Capriglione', 'Via Masa', 'Via Umberto I']),
    district('maiori', 'Maiori', 40.651, 14.6405, 90, ['Corso Reginna', 'Via Nuova Chiunzi', 'Via Vittorio Veneto']),
  ],
  landmarks: [
    landmark('amalfi-cathedral', 'Amalfi Cathedral', 'the cathedral of Amalfi', 40.6345, 14.6031),
    landmark('villa-rufolo', 'Villa Rufolo', 'Villa Rufolo', 40.6491, 14.6118),
    landmark('spiaggia-grande', 'Spiaggia Grande', 'Spiaggia Grande', 40.6277, 14.4876),
    landmark('path-of-the-gods', 'Path of the Gods', 'the Path of the Gods', 40.626, 14.538),
  ],
  airport: airport('QSR', 'Salerno Costa d’Amalfi Airport', 40.6201, 14.9208, { by: 'shuttle', minutes: 75 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '1994-02-24', source: 'DPR 633/1972, Tabella A: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Tourist tax', [200, 300, 400, 500], {
      ages: [12, 200],
      nightsMax: 7,
      since: '2024-04-01',
      source: 'Comune di Amalfi, imposta di soggiorno; general knowledge of 2025, not looked up',
    }),
  ],
}
