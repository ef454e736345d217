import type { Facts } from '../facts.ts'
import { brazilian } from '../naming/brazilian.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const rioDeJaneiro: Facts = {
  key: 'rio-de-janeiro',
  name: 'Rio de Janeiro',
  aliases: ['Rio'],
  country: 'Brazil',
  countryCode: 'BR',
  currency: 'BRL',
  timeZone: 'America/Sao_Paulo',
  at: [-22.9064, -43.1822],
  art: 'rio-de-janeiro',
  hotels: 60,
  nightly: 620,
  stepMinor: 100,
  climate: 'tropical',
  season: [121, 129, 105, 95, 87, 85, 93, 87, 91, 95, 97, 115],
  peaks: newYear(162),
  week: resort,
  views: ['ocean view', 'Sugarloaf view', 'mango court'],
  naming: called(brazilian, 'rio-de-janeiro', ['do Arpoador', 'da Urca', 'do Bonde', 'do Corcovado'], MANY_NOUNS),
  address: '{s}, {n}',
  phone: '+55 21 5555-',
  districts: [
    district('copacabana', 'Copacabana', -22.969, -43.1855, 180, ['Rua Barata Ribeiro', 'Rua Santa Clara', 'Rua Domingos Ferreira']),
    district('ipanema', 'Ipanema', -22.984, -43.203, 150, ['Rua Visconde de Pirajá', 'Rua Farme de Amoedo', 'Rua Barão da Torre']),
    district('leblon', 'Leblon', -22.984, -43.2235, 140, ['Rua Dias Ferreira', 'Avenida Ataulfo de Paiva', 'Rua General San Martin']),
    district('santa-teresa', 'Santa Teresa', -22.921, -43.1865, 200, ['Rua Almirante Alexandrino', 'Rua Paschoal Carlos Magno', 'Rua Joaquim Murtinho']),
    district('botafogo', 'Botafogo', -22.951, -43.1865, 180, ['Rua Voluntários da Pátria', 'Rua São Clemente', 'Rua Nelson Mandela']),
    district('lapa', 'Lapa', -22.9125, -43.1815, 150, ['Rua do Lavradio', 'Avenida Mem de Sá', 'Rua Joaquim Silva']),
    district('flamengo', 'Flamengo', -22.9335, -43.177, 120, ['Rua do Catete', 'Rua Senador Vergueiro', 'Rua Paissandu']),
  ],
  landmarks: [
    landmark('christ-the-redeemer', 'Christ the Redeemer', 'Christ the Redeemer', -22.9519, -43.2105),
    landmark('sugarloaf-cable-car', 'Sugarloaf cable car', 'the Sugarloaf cable car', -22.9558, -43.1664),
    landmark('copacabana-beach', 'Copacabana Beach', 'Copacabana Beach', -22.9719, -43.1823),
    landmark('escadaria-selaron', 'Escadaria Selarón', 'the Escadaria Selarón', -22.9153, -43.179),
    landmark('botanical-garden', 'Botanical Garden', 'the Botanical Garden', -22.9675, -43.2236),
  ],
  airport: airport('GIG', 'Rio de Janeiro–Galeão International Airport', -22.8147, -43.2465),
  taxes: [
    percent('iss', 'Service tax (ISS)', 5, { since: '2003-07-31', source: 'Lei Complementar 116/2003, upper rate (general knowledge, 2025, unverified)' }),
  ],
}
