import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { maltese } from '../naming/maltese.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const valletta: Facts = {
  key: 'valletta',
  name: 'Valletta',
  aliases: ['Malta', 'Il-Belt', 'Sliema'],
  country: 'Malta',
  countryCode: 'MT',
  currency: 'EUR',
  timeZone: 'Europe/Malta',
  at: [35.8997, 14.5147],
  art: 'valletta',
  hotels: 28,
  nightly: 152,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [68, 70, 82, 102, 114, 122, 124, 128, 122, 110, 82, 76],
  peaks: [{ from: '08-10', to: '08-18', percent: 108 }, ...newYear(112)],
  week: cityBreak,
  views: ['harbour view', 'bastion view', 'limestone court'],
  naming: called(maltese, 'valletta', ['il-Barrakka', 'l-Arloġġ', 'il-Gardjola', 'id-Dgħajsa']),
  address: '{n} {s}',
  phone: '+356 2155 ',
  districts: [
    district('valletta', 'Valletta', 35.8985, 14.5135, 130, ['Old Bakery Street', 'St Ursula Street', 'Strait Street']),
    district('sliema', 'Sliema', 35.912, 14.501, 130, ['Tower Road', 'Old College Street', 'Stella Maris Street']),
    district('st-julians', 'St Julian’s', 35.9185, 14.488, 110, ['St George’s Road', 'Ball Street', 'Triq Birkirkara']),
    district('birgu', 'Birgu', 35.8875, 14.5215, 70, ['Triq Hilda Tabone', 'Triq il-Majjistral', 'Triq San Filippu']),
    district('mdina', 'Mdina', 35.886, 14.403, 80, ['Triq Villegaignon', 'Triq Mesquita', 'Triq San Pawl']),
    district('floriana', 'Floriana', 35.8935, 14.506, 110, ['St Anne Street', 'Triq Sarria', 'Triq il-Kapuċċini']),
  ],
  landmarks: [
    landmark('st-johns-co-cathedral', 'St John’s Co-Cathedral', 'St John’s Co-Cathedral', 35.8977, 14.5125),
    landmark('upper-barrakka-gardens', 'Upper Barrakka Gardens', 'the Upper Barrakka', 35.8949, 14.512),
    landmark('grandmasters-palace', 'Grandmaster’s Palace', 'Grandmaster’s Palace', 35.8989, 14.5141),
    landmark('fort-st-elmo', 'Fort St Elmo', 'Fort St Elmo', 35.902, 14.5188),
  ],
  airport: airport('MLA', 'Malta International Airport', 35.8498, 14.4954, { by: 'bus', minutes: 30 }),
  taxes: [
    percent('vat', 'VAT', 7, { since: '2011-01-01', source: 'VAT Act, eighth schedule: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('eco', 'Environmental contribution', 50, {
      ages: [18, 200],
      nightsMax: 10,
      since: '2016-06-01',
      source: 'Eco-contribution Regulations, at most EUR 5 a stay; general knowledge of 2025, not looked up',
    }),
  ],
}
