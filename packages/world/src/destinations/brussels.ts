import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { french } from '../naming/french.ts'
import { airport, business, district, landmark, newYear, percent, perRoom } from './write.ts'

export const brussels: Facts = {
  key: 'brussels',
  name: 'Brussels',
  aliases: ['Bruxelles', 'Brussel'],
  country: 'Belgium',
  countryCode: 'BE',
  currency: 'EUR',
  timeZone: 'Europe/Brussels',
  at: [50.8467, 4.3525],
  art: 'brussels',
  hotels: 34,
  nightly: 152,
  stepMinor: 100,
  climate: 'oceanic',
  season: [84, 90, 100, 104, 110, 110, 92, 84, 110, 108, 104, 104],
  peaks: newYear(112),
  week: business,
  views: ['view of the Grand-Place', 'rooftop view', 'quiet court'],
  naming: called(french, 'brussels', ['du Chou', 'des Pralines', 'de la Senne Perdue', 'du Tram Jaune']),
  address: '{s} {n}',
  phone: '+32 2 555 ',
  districts: [
    district('grand-place', 'Grand-Place', 50.847, 4.352, 150, ['rue des Bouchers', 'rue du Marché aux Herbes', 'rue de la Violette']),
    district('sablon', 'Sablon', 50.8405, 4.3555, 140, ['rue de Rollebeek', 'rue des Minimes', 'rue Haute']),
    district('sainte-catherine', 'Sainte-Catherine', 50.851, 4.3475, 150, ['rue de Flandre', 'rue Antoine Dansaert', 'rue du Marché aux Porcs']),
    district('saint-gilles', 'Saint-Gilles', 50.829, 4.345, 220, ['chaussée de Charleroi', 'rue de Savoie', 'avenue Louis Bertrand']),
    district('ixelles', 'Ixelles', 50.828, 4.372, 220, ['rue Lesbroussart', 'chaussée de Wavre', 'rue du Page']),
    district('european-quarter', 'European Quarter', 50.843, 4.38, 200, ['rue Archimède', 'rue Franklin', 'rue Stevin']),
  ],
  landmarks: [
    landmark('grand-place', 'Grand-Place', 'Grand-Place', 50.8467, 4.3525),
    landmark('atomium', 'Atomium', 'the Atomium', 50.8949, 4.3415),
    landmark('manneken-pis', 'Manneken Pis', 'the Manneken Pis', 50.845, 4.35),
    landmark('royal-museums', 'Royal Museums', 'the Royal Museums', 50.842, 4.358),
  ],
  airport: airport('BRU', 'Brussels Airport', 50.8972, 4.4836, { by: 'train', minutes: 20 }),
  taxes: [
    percent('vat', 'VAT', 12, {
      since: '2026-03-01',
      source: 'Federal budget agreement of 2025: accommodation from 6 to 12 %; general knowledge of 2025, not looked up',
    }),
    perRoom('city', 'City tax', 400, {
      collected: 'property',
      since: '2024-01-01',
      source: 'Région de Bruxelles-Capitale, taxe régionale sur les hébergements; general knowledge of 2025, not looked up',
    }),
  ],
}
