import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { portuguese } from '../naming/portuguese.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const porto: Facts = {
  key: 'porto',
  name: 'Porto',
  aliases: ['Oporto'],
  country: 'Portugal',
  countryCode: 'PT',
  currency: 'EUR',
  timeZone: 'Europe/Lisbon',
  at: [41.1496, -8.611],
  art: 'porto',
  hotels: 34,
  nightly: 134,
  stepMinor: 100,
  climate: 'oceanic',
  season: [72, 76, 88, 104, 114, 120, 116, 116, 122, 108, 88, 80],
  peaks: [{ from: '06-22', to: '06-25', percent: 122 }, ...newYear(120)],
  week: cityBreak,
  views: ['Douro view', 'rooftop view', 'quiet court'],
  naming: called(portuguese, 'porto', ['da Tanoaria Velha', 'do Rabelo', 'dos Aliados Velhos', 'da Broa']),
  address: '{s} {n}',
  phone: '+351 22 555 ',
  districts: [
    district('ribeira', 'Ribeira', 41.1415, -8.614, 80, ['Rua da Alfândega', 'Rua dos Mercadores', 'Rua de São João']),
    district('baixa', 'Baixa', 41.1485, -8.611, 200, ['Rua de Santa Catarina', 'Rua das Flores', 'Rua do Almada']),
    district('cedofeita', 'Cedofeita', 41.153, -8.62, 220, ['Rua de Cedofeita', 'Rua do Breiner', 'Rua Miguel Bombarda']),
    district('bonfim', 'Bonfim', 41.15, -8.598, 220, ['Rua do Bonfim', 'Rua de Santos Pousada', 'Rua Duque de Saldanha']),
    district('foz-do-douro', 'Foz do Douro', 41.152, -8.673, 160, ['Rua do Passeio Alegre', 'Rua da Senhora da Luz', 'Avenida do Brasil']),
    district('vila-nova-de-gaia', 'Vila Nova de Gaia', 41.135, -8.613, 110, ['Rua Cândido dos Reis', 'Rua do Choupelo', 'Rua Serpa Pinto']),
  ],
  landmarks: [
    landmark('clerigos-tower', 'Clérigos Tower', 'the Clérigos Tower', 41.1458, -8.6139),
    landmark('dom-luis-i-bridge', 'Dom Luís I Bridge', 'the Dom Luís I Bridge', 41.1399, -8.6094),
    landmark('sao-bento-station', 'São Bento station', 'São Bento station', 41.1456, -8.6103),
    landmark('livraria-lello', 'Livraria Lello', 'Livraria Lello', 41.1469, -8.6148),
  ],
  airport: airport('OPO', 'Porto Airport', 41.2378, -8.6703, { by: 'metro', minutes: 35 }),
  taxes: [
    percent('vat', 'VAT', 6, { since: '2011-01-01', source: 'Código do IVA, Lista I: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'City tax', 300, {
      ages: [13, 200],
      nightsMax: 7,
      since: '2024-12-01',
      source: 'Município do Porto, taxa turística; general knowledge of 2025, not looked up',
    }),
  ],
}
