import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { sahelian } from '../naming/sahelian.ts'
import { airport, business, district, landmark, newYear, percent, perGuest } from './write.ts'

export const dakar: Facts = {
  key: 'dakar',
  name: 'Dakar',
  aliases: ['Gorée', 'Ndakaaru'],
  country: 'Senegal',
  countryCode: 'SN',
  currency: 'XOF',
  timeZone: 'Africa/Dakar',
  at: [14.7167, -17.4677],
  art: 'dakar',
  hotels: 26,
  nightly: 82_000,
  stepMinor: 500,
  climate: 'tropical',
  season: [112, 108, 106, 102, 98, 92, 92, 94, 88, 98, 106, 116],
  peaks: newYear(118),
  week: business,
  views: ['Atlantic view', 'rooftop view', 'filao court'],
  naming: called(sahelian, 'dakar', ['du Phare des Mamelles', 'de Gorée Rose', 'du Car Rapide', 'du Thiof']),
  address: '{n} {s}',
  phone: '+221 33 855 ',
  districts: [
    district('plateau', 'Plateau', 14.668, -17.434, 180, ['avenue Léopold Sédar Senghor', 'rue Félix Faure', 'avenue Georges Pompidou']),
    district('almadies', 'Almadies', 14.742, -17.514, 150, ['route des Almadies', 'route de Ngor', 'corniche des Almadies']),
    district('ngor', 'Ngor', 14.748, -17.512, 80, ['route de Ngor', 'corniche de Ngor', 'rue de la Plage']),
    district('fann', 'Fann', 14.692, -17.464, 150, ['rue Aimé Césaire', 'corniche Ouest', 'boulevard de l’Est']),
    district('medina', 'Médina', 14.683, -17.449, 170, ['avenue Blaise Diagne', 'rue 22', 'avenue Malick Sy']),
    district('ouakam', 'Ouakam', 14.723, -17.491, 170, ['route de Ouakam', 'avenue Cheikh Anta Diop', 'cité Asecna']),
  ],
  landmarks: [
    landmark('african-renaissance-monument', 'African Renaissance Monument', 'the Renaissance Monument', 14.7222, -17.495),
    landmark('goree-ferry', 'Gorée ferry', 'the Gorée ferry', 14.674, -17.429),
    landmark('museum-of-black-civilisations', 'Museum of Black Civilisations', 'the Museum of Black Civilisations', 14.679, -17.435),
    landmark('mamelles-lighthouse', 'Mamelles lighthouse', 'the lighthouse', 14.7233, -17.5001),
  ],
  airport: airport('DSS', 'Blaise Diagne International Airport', 14.6709, -17.0695, { by: 'shuttle', minutes: 60 }),
  taxes: [
    percent('vat', 'VAT', 10, {
      since: '2011-01-01',
      source: 'Code général des impôts (Sénégal), reduced rate: accommodation; general knowledge of 2025, not looked up',
    }),
    perGuest('city', 'Tourist tax', 1_000, {
      since: '2018-01-01',
      source: 'Taxe de promotion touristique, XOF 1,000 a night; general knowledge of 2025, not looked up',
    }),
  ],
}
