import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { portuguese } from '../naming/portuguese.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const azores: Facts = {
  key: 'azores',
  name: 'Azores',
  aliases: ['Açores', 'Ponta Delgada', 'São Miguel'],
  country: 'Portugal',
  countryCode: 'PT',
  currency: 'EUR',
  timeZone: 'Atlantic/Azores',
  at: [37.7412, -25.6756],
  art: 'azores',
  hotels: 24,
  nightly: 132,
  stepMinor: 100,
  climate: 'oceanic',
  season: [74, 76, 84, 96, 106, 122, 138, 142, 118, 94, 78, 76],
  peaks: newYear(108),
  week: resort,
  views: ['Atlantic view', 'crater view', 'hydrangea garden'],
  naming: called(portuguese, 'azores', ['da Hortênsia', 'do Cagarro', 'da Caldeira', 'do Ananás']),
  address: '{s} {n}',
  phone: '+351 296 555 ',
  districts: [
    district('ponta-delgada', 'Ponta Delgada', 37.742, -25.67, 110, ['Rua de São João', 'Rua Machado dos Santos', 'Rua do Valverde']),
    district('sao-pedro', 'São Pedro', 37.743, -25.659, 100, ['Rua Engenheiro José Cordeiro', 'Rua de São Gonçalo', 'Rua Teófilo Braga']),
    district('ribeira-grande', 'Ribeira Grande', 37.82, -25.522, 110, ['Rua Direita', 'Rua do Ouvidor', 'Rua de São Francisco']),
    district('furnas', 'Furnas', 37.773, -25.312, 140, ['Rua Maria Eugénia Moniz Oliveira', 'Rua de Santana', 'Largo das Três Bicas']),
    district('sete-cidades', 'Sete Cidades', 37.862, -25.795, 80, ['Rua da Igreja', 'Rua das Amoreiras', 'Rua Nova']),
    district('vila-franca-do-campo', 'Vila Franca do Campo', 37.7185, -25.435, 100, ['Rua Teófilo Braga', 'Rua do Baixio', 'Rua Visconde do Botelho']),
  ],
  landmarks: [
    landmark('portas-da-cidade', 'Portas da Cidade', 'the city gates', 37.7397, -25.6687),
    landmark('sete-cidades-lakes', 'Sete Cidades lakes', 'the lakes of Sete Cidades', 37.84, -25.787),
    landmark('terra-nostra-garden', 'Terra Nostra Garden', 'the Terra Nostra garden', 37.772, -25.315),
    landmark('lagoa-do-fogo', 'Lagoa do Fogo', 'Lagoa do Fogo', 37.764, -25.474),
  ],
  airport: airport('PDL', 'Joao Paulo II Airport', 37.7438, -25.6965),
  taxes: [
    percent('vat', 'VAT', 4, { since: '2021-07-01', source: 'Código do IVA, reduced rate in the Azores; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Tourist tax', 200, {
      ages: [14, 200],
      nightsMax: 3,
      since: '2025-01-01',
      source: 'Municípios de São Miguel, taxa turística; general knowledge of 2025, not looked up',
    }),
  ],
}
