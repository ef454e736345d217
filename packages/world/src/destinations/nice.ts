import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { french } from '../naming/french.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const nice: Facts = {
  key: 'nice',
  name: 'Nice',
  aliases: ['Nizza', 'Côte d’Azur'],
  country: 'France',
  countryCode: 'FR',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  at: [43.7034, 7.2663],
  art: 'nice',
  hotels: 34,
  nightly: 176,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [70, 80, 84, 98, 122, 122, 134, 136, 112, 94, 74, 74],
  peaks: [{ from: '02-13', to: '02-28', percent: 114 }, { from: '05-12', to: '05-24', percent: 124 }, ...newYear(118)],
  week: resort,
  views: ['view of the bay', 'rooftop view', 'citrus court'],
  naming: called(french, 'nice', ['du Mimosa Tardif', 'de la Palangrotte', 'des Galets', 'du Cours aux Fleurs']),
  address: '{n} {s}',
  phone: '+33 4 65 71 ',
  districts: [
    district('vieux-nice', 'Vieux Nice', 43.6975, 7.2755, 120, ['rue Droite', 'rue de la Préfecture', 'rue Rossetti']),
    district('carre-dor', 'Carré d’Or', 43.6975, 7.264, 150, ['rue Masséna', 'rue de France', 'rue du Congrès']),
    district('jean-medecin', 'Jean-Médecin', 43.7025, 7.267, 220, ['avenue Jean-Médecin', 'rue Gioffredo', 'rue Hôtel-des-Postes']),
    district('le-port', 'Le Port', 43.699, 7.284, 70, ['rue Cassini', 'rue Bonaparte', 'rue Fodéré']),
    district('cimiez', 'Cimiez', 43.717, 7.275, 260, ['boulevard de Cimiez', 'avenue des Arènes', 'avenue du Monastère']),
    district('liberation', 'Libération', 43.712, 7.262, 220, ['avenue Malausséna', 'rue Clément-Roassal', 'avenue Borriglione']),
  ],
  landmarks: [
    landmark('promenade-des-anglais', 'Promenade des Anglais', 'the Promenade des Anglais', 43.6947, 7.26),
    landmark('castle-hill', 'Castle Hill', 'Castle Hill', 43.6953, 7.2797),
    landmark('cours-saleya', 'Cours Saleya', 'Cours Saleya', 43.6957, 7.2755),
    landmark('matisse-museum', 'Matisse Museum', 'the Matisse Museum', 43.7195, 7.2756),
  ],
  airport: airport('NCE', 'Nice Côte d’Azur Airport', 43.6605, 7.2052, { by: 'tram', minutes: 28 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2014-01-01', source: 'Code général des impôts, article 279: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Tourist tax', [120, 200, 330, 480], {
      ages: [18, 200],
      since: '2024-01-01',
      source: 'Métropole Nice Côte d’Azur, taxe de séjour with surcharges; general knowledge of 2025, not looked up',
    }),
  ],
}
