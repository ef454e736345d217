import type { Facts } from '../facts.ts'
import { australian } from '../naming/australian.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const melbourne: Facts = {
  key: 'melbourne',
  name: 'Melbourne',
  aliases: [],
  country: 'Australia',
  countryCode: 'AU',
  currency: 'AUD',
  timeZone: 'Australia/Melbourne',
  at: [-37.814, 144.9633],
  art: 'melbourne',
  hotels: 60,
  nightly: 230,
  stepMinor: 100,
  climate: 'temperate',
  season: [118, 106, 114, 102, 90, 86, 88, 88, 96, 104, 106, 104],
  peaks: [{ from: '11-01', to: '11-04', percent: 118 }, ...newYear(116)],
  week: cityBreak,
  views: ['river view', 'skyline view', 'laneway'],
  naming: called(australian, 'melbourne', ['Bluestone', 'Tramway', 'Yarra', 'Lane Coffee'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+61 3 5550 ',
  districts: [
    district('central-laneways', 'Central Laneways', -37.815, 144.966, 220, ['Flinders Lane', 'Little Collins Street', 'Russell Street']),
    district('southbank', 'Southbank', -37.8235, 144.9645, 180, ['Southbank Boulevard', 'City Road', 'Sturt Street']),
    district('fitzroy', 'Fitzroy', -37.798, 144.978, 250, ['Brunswick Street', 'Gertrude Street', 'Johnston Street']),
    district('carlton', 'Carlton', -37.799, 144.967, 220, ['Lygon Street', 'Drummond Street', 'Faraday Street']),
    district('st-kilda', 'St Kilda', -37.8645, 144.983, 200, ['Acland Street', 'Barkly Street', 'Grey Street']),
    district('south-yarra', 'South Yarra', -37.839, 144.992, 220, ['Chapel Street', 'Toorak Road', 'Domain Road']),
  ],
  landmarks: [
    landmark('federation-square', 'Federation Square', 'Federation Square', -37.818, 144.9691),
    landmark('queen-victoria-market', 'Queen Victoria Market', 'Queen Victoria Market', -37.8076, 144.9568),
    landmark('national-gallery-of-victoria', 'National Gallery of Victoria', 'the National Gallery of Victoria', -37.8226, 144.9689),
    landmark('royal-botanic-gardens', 'Royal Botanic Gardens', 'the Royal Botanic Gardens', -37.8304, 144.9796),
  ],
  airport: airport('MEL', 'Melbourne Airport', -37.6696, 144.8498),
  taxes: [percent('gst', 'GST', 10, { since: '2000-07-01', source: 'Australian Taxation Office (general knowledge, 2025, unverified)' })],
}
