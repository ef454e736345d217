import type { Facts } from '../facts.ts'
import { brazilian } from '../naming/brazilian.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const salvador: Facts = {
  key: 'salvador',
  name: 'Salvador',
  aliases: ['Salvador da Bahia'],
  country: 'Brazil',
  countryCode: 'BR',
  currency: 'BRL',
  timeZone: 'America/Bahia',
  at: [-12.9711, -38.5108],
  art: 'salvador',
  hotels: 30,
  nightly: 440,
  stepMinor: 100,
  climate: 'tropical',
  season: [128, 130, 102, 92, 85, 87, 92, 89, 90, 94, 96, 114],
  peaks: newYear(148),
  week: resort,
  views: ['bay view', 'tiled roof view', 'mango court'],
  naming: called(brazilian, 'salvador', ['do Berimbau', 'da Baiana', 'do Dendê', 'do Recôncavo']),
  address: '{s}, {n}',
  phone: '+55 71 5555-',
  districts: [
    district('pelourinho', 'Pelourinho', -12.9725, -38.5085, 120, ['Rua Gregório de Matos', 'Rua das Laranjeiras', 'Ladeira do Carmo']),
    district('santo-antonio', 'Santo Antônio', -12.9665, -38.5045, 110, ['Rua Direita de Santo Antônio', 'Rua dos Marchantes', 'Cruz do Pascoal']),
    district('barra', 'Barra', -13.0065, -38.5255, 150, ['Avenida Oceânica', 'Rua Marquês de Caravelas', 'Rua Afonso Celso']),
    district('rio-vermelho', 'Rio Vermelho', -13.011, -38.4905, 130, ['Rua da Paciência', 'Rua João Gomes', 'Rua Fonte do Boi']),
    district('vitoria', 'Vitória', -12.9945, -38.5255, 120, ['Corredor da Vitória', 'Rua da Graça', 'Largo da Vitória']),
    district('itapua', 'Itapuã', -12.946, -38.361, 160, ['Rua Aristides Milton', 'Avenida Dorival Caymmi']),
  ],
  landmarks: [
    landmark('elevador-lacerda', 'Elevador Lacerda', 'the Elevador Lacerda', -12.9744, -38.5131),
    landmark('sao-francisco-church', 'São Francisco Church', 'the São Francisco Church', -12.9743, -38.5085),
    landmark('barra-lighthouse', 'Barra Lighthouse', 'the Barra Lighthouse', -13.0103, -38.5329),
    landmark('mercado-modelo', 'Mercado Modelo', 'the Mercado Modelo', -12.9729, -38.5143),
  ],
  airport: airport('SSA', 'Salvador International Airport', -12.914, -38.3352),
  taxes: [
    percent('iss', 'Service tax (ISS)', 5, { since: '2003-07-31', source: 'Lei Complementar 116/2003, upper rate (general knowledge, 2025, unverified)' }),
  ],
}
