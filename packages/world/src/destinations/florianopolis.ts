import type { Facts } from '../facts.ts'
import { brazilian } from '../naming/brazilian.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const florianopolis: Facts = {
  key: 'florianopolis',
  name: 'Florianópolis',
  aliases: ['Floripa', 'Santa Catarina'],
  country: 'Brazil',
  countryCode: 'BR',
  currency: 'BRL',
  timeZone: 'America/Sao_Paulo',
  at: [-27.5967, -48.5492],
  art: 'florianopolis',
  hotels: 26,
  nightly: 480,
  stepMinor: 100,
  climate: 'oceanic',
  season: [142, 132, 106, 92, 80, 78, 84, 78, 84, 92, 100, 132],
  peaks: newYear(156),
  week: resort,
  views: ['lagoon view', 'dune view', 'garden'],
  naming: called(brazilian, 'florianopolis', ['da Lagoa', 'do Campeche', 'da Tainha', 'da Renda']),
  address: '{s}, {n}',
  phone: '+55 48 5555-',
  districts: [
    district('centro', 'Centro', -27.595, -48.549, 180, ['Rua Felipe Schmidt', 'Rua Bocaiúva', 'Avenida Rio Branco']),
    district('lagoa-da-conceicao', 'Lagoa da Conceição', -27.604, -48.467, 90, ['Avenida das Rendeiras', 'Rua Manoel Severino de Oliveira']),
    district('campeche', 'Campeche', -27.684, -48.4855, 180, ['Avenida Pequeno Príncipe', 'Avenida Campeche']),
    district('jurere', 'Jurerê', -27.4435, -48.492, 150, ['Avenida dos Búzios', 'Avenida dos Salmões']),
    district('canasvieiras', 'Canasvieiras', -27.432, -48.459, 150, ['Avenida das Nações', 'Rua Madre Maria Villac']),
    district('santo-antonio-de-lisboa', 'Santo Antônio de Lisboa', -27.5065, -48.519, 90, ['Caminho dos Açores', 'Rua Cônego Serpa']),
  ],
  landmarks: [
    landmark('hercilio-luz-bridge', 'Hercílio Luz Bridge', 'the Hercílio Luz Bridge', -27.5937, -48.5657),
    landmark('public-market', 'Public Market', 'the Public Market', -27.5973, -48.5527),
    landmark('jurere-beach', 'Jurerê beach', 'Jurerê beach', -27.4388, -48.4935),
    landmark('joaquina-dunes', 'Joaquina dunes', 'the Joaquina dunes', -27.6286, -48.4534),
    landmark('barra-da-lagoa', 'Barra da Lagoa', 'Barra da Lagoa', -27.5739, -48.4249),
  ],
  airport: airport('FLN', 'Florianópolis International Airport', -27.6644, -48.5452),
  taxes: [
    percent('iss', 'Service tax (ISS)', 5, { since: '2003-07-31', source: 'Lei Complementar 116/2003, upper rate (general knowledge, 2025, unverified)' }),
  ],
}
