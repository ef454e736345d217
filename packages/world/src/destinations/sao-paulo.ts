import type { Facts } from '../facts.ts'
import { brazilian } from '../naming/brazilian.ts'
import { called } from '../naming/called.ts'
import { airport, business, district, landmark, percent } from './write.ts'

export const saoPaulo: Facts = {
  key: 'sao-paulo',
  name: 'São Paulo',
  aliases: ['Sao Paulo', 'SP'],
  country: 'Brazil',
  countryCode: 'BR',
  currency: 'BRL',
  timeZone: 'America/Sao_Paulo',
  at: [-23.5475, -46.6361],
  art: 'sao-paulo',
  hotels: 42,
  nightly: 540,
  stepMinor: 100,
  climate: 'temperate',
  season: [94, 96, 104, 100, 100, 100, 96, 100, 104, 106, 106, 94],
  peaks: [{ from: '11-06', to: '11-09', percent: 126 }],
  week: business,
  views: ['skyline view', 'park view', 'courtyard'],
  naming: called(brazilian, 'sao-paulo', ['da Pauliceia', 'do Bandeirante', 'da Vila', 'do Cafezal Velho']),
  address: '{s}, {n}',
  phone: '+55 11 5555-',
  districts: [
    district('paulista', 'Paulista', -23.5625, -46.655, 220, ['Avenida Paulista', 'Alameda Santos', 'Rua Augusta']),
    district('jardins', 'Jardins', -23.567, -46.667, 250, ['Rua Oscar Freire', 'Alameda Lorena', 'Rua Haddock Lobo']),
    district('vila-madalena', 'Vila Madalena', -23.5545, -46.69, 220, ['Rua Aspicuelta', 'Rua Harmonia', 'Rua Wisard']),
    district('pinheiros', 'Pinheiros', -23.565, -46.692, 220, ['Rua dos Pinheiros', 'Rua Mateus Grou', 'Rua Teodoro Sampaio']),
    district('centro', 'Centro', -23.5455, -46.64, 200, ['Avenida São Luís', 'Rua Barão de Itapetininga', 'Avenida Ipiranga']),
    district('itaim-bibi', 'Itaim Bibi', -23.5845, -46.678, 220, ['Rua João Cachoeira', 'Rua Joaquim Floriano', 'Rua Tabapuã']),
    district('liberdade', 'Liberdade', -23.5585, -46.6345, 160, ['Rua Galvão Bueno', 'Rua da Glória', 'Rua dos Estudantes']),
  ],
  landmarks: [
    landmark('masp', 'MASP', 'MASP', -23.5614, -46.6559),
    landmark('ibirapuera-park', 'Ibirapuera Park', 'Ibirapuera Park', -23.5874, -46.6576),
    landmark('municipal-market', 'Municipal Market', 'the Municipal Market', -23.5416, -46.6297),
    landmark('pinacoteca', 'Pinacoteca', 'the Pinacoteca', -23.5343, -46.6339),
  ],
  airport: airport('GRU', 'São Paulo–Guarulhos International Airport', -23.4257, -46.4819),
  taxes: [
    percent('iss', 'Service tax (ISS)', 5, { since: '2003-07-31', source: 'Lei Complementar 116/2003, upper rate (general knowledge, 2025, unverified)' }),
  ],
}
