import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { german } from '../naming/german.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const innsbruck: Facts = {
  key: 'innsbruck',
  name: 'Innsbruck',
  aliases: ['Tyrol', 'Tirol'],
  country: 'Austria',
  countryCode: 'AT',
  currency: 'EUR',
  timeZone: 'Europe/Vienna',
  at: [47.2692, 11.4041],
  art: 'innsbruck',
  hotels: 26,
  nightly: 168,
  stepMinor: 100,
  climate: 'alpine',
  season: [118, 122, 104, 84, 84, 96, 108, 112, 98, 86, 78, 116],
  peaks: newYear(124),
  week: resort,
  views: ['view of the Nordkette', 'view of the Inn', 'larch court'],
  naming: called(german, 'innsbruck', ['Nordkettenwind', 'Zirbenholz', 'Inntaler Stern', 'Goldschindel']),
  address: '{s} {n}',
  phone: '+43 512 555 ',
  districts: [
    district('altstadt', 'Altstadt', 47.2685, 11.3935, 90, ['Herzog-Friedrich-Straße', 'Hofgasse', 'Seilergasse']),
    district('mariahilf', 'Mariahilf', 47.269, 11.3885, 60, ['Mariahilfstraße', 'Innallee', 'Höttinger Gasse']),
    district('saggen', 'Saggen', 47.276, 11.406, 150, ['Claudiastraße', 'Kaiser-Franz-Joseph-Straße', 'Falkstraße']),
    district('wilten', 'Wilten', 47.259, 11.396, 160, ['Leopoldstraße', 'Müllerstraße', 'Andreas-Hofer-Straße']),
    district('hungerburg', 'Hungerburg', 47.2865, 11.3985, 100, ['Höhenstraße', 'Hungerburgweg', 'Gramartstraße']),
    district('igls', 'Igls', 47.231, 11.409, 150, ['Igler Straße', 'Hilberstraße', 'Bilgeristraße']),
  ],
  landmarks: [
    landmark('golden-roof', 'Golden Roof', 'the Golden Roof', 47.2687, 11.3933),
    landmark('bergisel-ski-jump', 'Bergisel Ski Jump', 'the Bergisel', 47.249, 11.3995),
    landmark('nordkette-cable-car', 'Nordkette cable car', 'the Nordkette cable car', 47.2696, 11.396),
    landmark('hofburg', 'Hofburg', 'the Hofburg', 47.269, 11.3945),
  ],
  airport: airport('INN', 'Innsbruck Airport', 47.2574, 11.3515, { by: 'bus', minutes: 18 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2018-11-01', source: 'Umsatzsteuergesetz 1994 § 10: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Stay tax', 300, {
      ages: [15, 200],
      since: '2024-01-01',
      source: 'Tiroler Aufenthaltsabgabegesetz, Innsbruck und seine Feriendörfer; general knowledge of 2025, not looked up',
    }),
  ],
}
