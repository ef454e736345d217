import type { Facts } from '../facts.ts'
import { afrikaans } from '../naming/afrikaans.ts'
import { called } from '../naming/called.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const johannesburg: Facts = {
  key: 'johannesburg',
  name: 'Johannesburg',
  aliases: ['Joburg', 'Jozi', 'Soweto'],
  country: 'South Africa',
  countryCode: 'ZA',
  currency: 'ZAR',
  timeZone: 'Africa/Johannesburg',
  at: [-26.2041, 28.0473],
  art: 'johannesburg',
  hotels: 30,
  nightly: 1_950,
  stepMinor: 1_000,
  climate: 'highland',
  season: [94, 98, 100, 100, 98, 98, 100, 102, 106, 106, 104, 94],
  peaks: newYear(108),
  week: business,
  views: ['skyline view', 'rooftop view', 'jacaranda garden'],
  naming: called(afrikaans, 'johannesburg', ['Goudstof', 'Highveld Storm', 'Maboneng', 'Jakaranda']),
  address: '{n} {s}',
  phone: '+27 11 555 ',
  districts: [
    district('sandton', 'Sandton', -26.107, 28.056, 260, ['Rivonia Road', 'Maude Street', 'Fredman Drive']),
    district('rosebank', 'Rosebank', -26.146, 28.042, 220, ['Oxford Road', 'Tyrwhitt Avenue', 'Cradock Avenue']),
    district('melrose', 'Melrose', -26.133, 28.068, 180, ['Atholl Oaklands Road', 'Melrose Boulevard', 'Glenhove Road']),
    district('maboneng', 'Maboneng', -26.204, 28.059, 140, ['Fox Street', 'Kruger Street', 'Commissioner Street']),
    district('braamfontein', 'Braamfontein', -26.193, 28.034, 180, ['Juta Street', 'De Korte Street', 'Melle Street']),
    district('melville', 'Melville', -26.176, 28.008, 180, ['7th Street', '4th Avenue', 'Main Road']),
    district('soweto', 'Soweto', -26.238, 27.908, 220, ['Vilakazi Street', 'Khumalo Street', 'Ngakane Street']),
  ],
  landmarks: [
    landmark('constitution-hill', 'Constitution Hill', 'Constitution Hill', -26.1886, 28.0432),
    landmark('apartheid-museum', 'Apartheid Museum', 'the Apartheid Museum', -26.2376, 28.009),
    landmark('mandela-house', 'Mandela House', 'the Mandela House', -26.2385, 27.9087),
    landmark('nelson-mandela-square', 'Nelson Mandela Square', 'Nelson Mandela Square', -26.1076, 28.0547),
  ],
  airport: airport('JNB', 'O. R. Tambo International Airport', -26.1392, 28.246, { by: 'train', minutes: 20 }),
  taxes: [
    percent('vat', 'VAT', 15, { since: '2018-04-01', source: 'Value-Added Tax Act 89 of 1991; general knowledge of 2025, not looked up' }),
    percent('levy', 'Tourism levy', 1, {
      collected: 'now',
      kind: 'fee',
      since: '1998-01-01',
      source: 'TOMSA levy, voluntary, charged by most houses; general knowledge of 2025, not looked up',
    }),
  ],
}
