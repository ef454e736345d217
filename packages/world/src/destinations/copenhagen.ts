import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { danish } from '../naming/danish.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const copenhagen: Facts = {
  key: 'copenhagen',
  name: 'Copenhagen',
  aliases: ['København', 'Kopenhagen'],
  country: 'Denmark',
  countryCode: 'DK',
  currency: 'DKK',
  timeZone: 'Europe/Copenhagen',
  at: [55.6761, 12.5683],
  art: 'copenhagen',
  hotels: 34,
  nightly: 1_480,
  stepMinor: 500,
  climate: 'oceanic',
  season: [78, 82, 90, 100, 114, 120, 116, 114, 112, 102, 90, 92],
  peaks: newYear(116),
  week: cityBreak,
  views: ['harbour view', 'rooftop view', 'quiet court'],
  naming: called(danish, 'copenhagen', ['Kanalmågen', 'Cykelklokken', 'Tivolilygten', 'Bryggersvenden']),
  address: '{s} {n}',
  phone: '+45 55 555 ',
  districts: [
    district('indre-by', 'Indre By', 55.6805, 12.575, 180, ['Købmagergade', 'Fiolstræde', 'Skindergade']),
    district('nyhavn', 'Nyhavn', 55.6815, 12.588, 70, ['Store Strandstræde', 'Bredgade', 'Toldbodgade']),
    district('vesterbro', 'Vesterbro', 55.67, 12.553, 220, ['Istedgade', 'Vesterbrogade', 'Værnedamsvej']),
    district('norrebro', 'Nørrebro', 55.692, 12.556, 220, ['Elmegade', 'Jægersborggade', 'Blågårdsgade']),
    district('christianshavn', 'Christianshavn', 55.6725, 12.5915, 80, ['Torvegade', 'Wildersgade', 'Prinsessegade']),
    district('osterbro', 'Østerbro', 55.704, 12.578, 220, ['Østerbrogade', 'Classensgade', 'Nordre Frihavnsgade']),
    district('frederiksberg', 'Frederiksberg', 55.679, 12.532, 260, ['Gammel Kongevej', 'Falkoner Allé', 'Smallegade']),
  ],
  landmarks: [
    landmark('little-mermaid', 'Little Mermaid', 'the Little Mermaid', 55.6929, 12.5993),
    landmark('tivoli', 'Tivoli', 'Tivoli', 55.6737, 12.5681),
    landmark('rosenborg-castle', 'Rosenborg Castle', 'Rosenborg Castle', 55.6858, 12.5773),
    landmark('round-tower', 'Round Tower', 'the Round Tower', 55.6814, 12.5757),
  ],
  airport: airport('CPH', 'Copenhagen Airport', 55.6291, 12.6476, { by: 'metro', minutes: 15 }),
  taxes: [percent('vat', 'VAT', 25, { since: '1992-01-01', source: 'Momsloven: one rate; general knowledge of 2025, not looked up' })],
}
