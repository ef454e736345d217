import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { portuguese } from '../naming/portuguese.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const sal: Facts = {
  key: 'sal',
  name: 'Sal',
  aliases: ['Cape Verde', 'Cabo Verde', 'Santa Maria'],
  country: 'Cape Verde',
  countryCode: 'CV',
  currency: 'CVE',
  timeZone: 'Atlantic/Cape_Verde',
  at: [16.73, -22.935],
  art: 'sal',
  hotels: 24,
  nightly: 12_800,
  stepMinor: 10_000,
  climate: 'desert',
  season: [110, 108, 106, 102, 90, 84, 96, 106, 92, 102, 104, 112],
  peaks: newYear(128),
  week: resort,
  views: ['Atlantic view', 'salt flat view', 'palm court'],
  naming: called(portuguese, 'sal', ['da Salina', 'da Morna', 'do Ilhéu', 'da Tartaruga']),
  address: '{s} {n}',
  phone: '+238 255 ',
  districts: [
    district('santa-maria', 'Santa Maria', 16.5985, -22.906, 120, ['Rua 1 de Junho', 'Rua Amílcar Cabral', 'Rua 15 de Agosto']),
    district('ponta-preta', 'Ponta Preta', 16.606, -22.921, 120, ['Avenida dos Hotéis', 'Rua da Praia', 'Rua do Pontão']),
    district('espargos', 'Espargos', 16.756, -22.945, 150, ['Rua 3 de Agosto', 'Rua Jorge Barbosa', 'Praça 19 de Setembro']),
    district('murdeira', 'Murdeira', 16.682, -22.933, 90, ['Rua da Baía', 'Estrada da Murdeira', 'Rua do Leão']),
    district('palmeira', 'Palmeira', 16.755, -22.983, 80, ['Rua do Porto', 'Rua de Baixo', 'Estrada de Palmeira']),
  ],
  landmarks: [
    landmark('santa-maria-pier', 'Santa Maria pier', 'the pier', 16.596, -22.9055),
    landmark('pedra-de-lume-salt-pans', 'Pedra de Lume salt pans', 'the salt pans', 16.766, -22.898),
    landmark('buracona', 'Buracona', 'Buracona', 16.801, -22.996),
    landmark('kite-beach', 'Kite Beach', 'Kite Beach', 16.613, -22.89),
  ],
  airport: airport('SID', 'Amilcar Cabral International Airport', 16.7347, -22.9436),
  taxes: [
    percent('vat', 'VAT', 15, { since: '2016-01-01', source: 'Código do IVA (Cabo Verde); general knowledge of 2025, not looked up' }),
    perGuest('tourist', 'Tourist contribution', 27_600, {
      ages: [16, 200],
      nightsMax: 10,
      since: '2021-01-01',
      source: 'Contribuição turística, CVE 276 a night; general knowledge of 2025, not looked up',
    }),
  ],
}
