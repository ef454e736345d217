import type { Facts } from '../facts.ts'
import { antillean } from '../naming/antillean.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const curacao: Facts = {
  key: 'curacao',
  name: 'Curaçao',
  aliases: ['Curacao', 'Willemstad'],
  country: 'Curaçao',
  countryCode: 'CW',
  currency: 'XCG',
  timeZone: 'America/Curacao',
  at: [12.1084, -68.9335],
  art: 'curacao',
  hotels: 26,
  nightly: 300,
  stepMinor: 100,
  climate: 'tropical',
  season: [117, 117, 111, 103, 91, 91, 101, 99, 85, 87, 91, 105],
  peaks: newYear(134),
  week: resort,
  views: ['harbour view', 'gable view', 'courtyard'],
  naming: called(antillean, 'curacao', ['Punda', 'Handelskade Blou', 'Otrobanda Lus', 'Klein Kaap']),
  address: '{s} {n}',
  phone: '+599 9 555 ',
  districts: [
    district('punda', 'Punda', 12.1055, -68.932, 80, ['Breedestraat', 'Heerenstraat', 'Columbusstraat']),
    district('otrobanda', 'Otrobanda', 12.108, -68.94, 110, ['Breedestraat Otrobanda', 'Conscientiesteeg', 'Hoogstraat']),
    district('pietermaai', 'Pietermaai', 12.1035, -68.9255, 60, ['Pietermaai', 'Nieuwestraat']),
    district('scharloo', 'Scharloo', 12.11, -68.927, 80, ['Scharlooweg', 'Abraham de Veerstraat']),
    district('jan-thiel', 'Jan Thiel', 12.083, -68.88, 100, ['Jan Thielweg', 'Kaya Jan Thiel']),
    district('westpunt', 'Westpunt', 12.372, -69.152, 100, ['Weg naar Westpunt', 'Playa Kalki']),
  ],
  landmarks: [
    landmark('queen-emma-bridge', 'Queen Emma Bridge', 'the Queen Emma Bridge', 12.1061, -68.936),
    landmark('handelskade', 'Handelskade', 'Handelskade', 12.1058, -68.9349),
    landmark('mikve-israel-synagogue', 'Mikvé Israel synagogue', 'the Mikvé Israel synagogue', 12.1047, -68.933),
    landmark('kura-hulanda-museum', 'Kura Hulanda Museum', 'the museum of Kura Hulanda', 12.1083, -68.9395),
  ],
  airport: airport('CUR', 'Curaçao International Airport', 12.1846, -68.9571),
  taxes: [
    percent('ob', 'Turnover tax', 7, { since: '2013-05-01', source: 'Belastingdienst Curaçao, lodging (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
