import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { polish } from '../naming/polish.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const warsaw: Facts = {
  key: 'warsaw',
  name: 'Warsaw',
  aliases: ['Warszawa', 'Warschau'],
  country: 'Poland',
  countryCode: 'PL',
  currency: 'PLN',
  timeZone: 'Europe/Warsaw',
  at: [52.2297, 21.0122],
  art: 'warsaw',
  hotels: 28,
  nightly: 440,
  stepMinor: 500,
  climate: 'temperate',
  season: [86, 90, 96, 102, 110, 108, 102, 98, 110, 106, 96, 94],
  peaks: newYear(108),
  week: business,
  views: ['Vistula view', 'skyline view', 'quiet court'],
  naming: called(polish, 'warsaw', ['Pod Syrenką', 'Pod Neonem', 'Pod Kolumną', 'Pod Praską Sroką']),
  address: '{s} {n}',
  phone: '+48 22 555 ',
  districts: [
    district('stare-miasto', 'Stare Miasto', 52.249, 21.012, 110, ['ulica Piwna', 'ulica Świętojańska', 'ulica Freta']),
    district('srodmiescie', 'Śródmieście', 52.23, 21.018, 200, ['ulica Chmielna', 'ulica Nowy Świat', 'ulica Foksal']),
    district('powisle', 'Powiśle', 52.237, 21.027, 120, ['ulica Dobra', 'ulica Tamka', 'ulica Browarna']),
    district('mokotow', 'Mokotów', 52.205, 21.023, 220, ['ulica Puławska', 'ulica Dąbrowskiego', 'ulica Narbutta']),
    district('praga', 'Praga', 52.255, 21.037, 170, ['ulica Ząbkowska', 'ulica Targowa', 'ulica Brzeska']),
    district('wola', 'Wola', 52.233, 20.988, 190, ['ulica Grzybowska', 'ulica Prosta', 'ulica Żelazna']),
  ],
  landmarks: [
    landmark('royal-castle', 'Royal Castle', 'Royal Castle', 52.248, 21.0153),
    landmark('palace-of-culture', 'Palace of Culture', 'the Palace of Culture', 52.2319, 21.0067),
    landmark('polin-museum', 'POLIN Museum', 'the POLIN Museum', 52.2494, 20.993),
    landmark('lazienki-palace', 'Łazienki Palace', 'Łazienki Palace', 52.2148, 21.0355),
  ],
  airport: airport('WAW', 'Warsaw Chopin Airport', 52.1709, 20.9733, { by: 'train', minutes: 20 }),
  taxes: [percent('vat', 'VAT', 8, { since: '2011-01-01', source: 'Ustawa o VAT, annex 3: accommodation; general knowledge of 2025, not looked up' })],
}
