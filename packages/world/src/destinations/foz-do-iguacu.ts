import type { Facts } from '../facts.ts'
import { brazilian } from '../naming/brazilian.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const fozDoIguacu: Facts = {
  key: 'foz-do-iguacu',
  name: 'Foz do Iguaçu',
  aliases: ['Iguazu Falls', 'Iguaçu'],
  country: 'Brazil',
  countryCode: 'BR',
  currency: 'BRL',
  timeZone: 'America/Sao_Paulo',
  at: [-25.5478, -54.5881],
  art: 'foz-do-iguacu',
  hotels: 26,
  nightly: 430,
  stepMinor: 100,
  climate: 'tropical',
  season: [124, 110, 98, 96, 90, 89, 110, 92, 92, 100, 92, 104],
  peaks: newYear(128),
  week: resort,
  views: ['river view', 'forest view', 'palm court'],
  naming: called(brazilian, 'foz-do-iguacu', ['das Cataratas Velhas', 'do Quati', 'da Tríplice', 'do Paraná']),
  address: '{s}, {n}',
  phone: '+55 45 5555-',
  districts: [
    district('centro', 'Centro', -25.545, -54.5865, 220, ['Avenida Brasil', 'Avenida Jorge Schimmelpfeng', 'Rua Almirante Barroso']),
    district('vila-yolanda', 'Vila Yolanda', -25.5565, -54.574, 200, ['Avenida das Cataratas', 'Rua Tarobá']),
    district('avenida-das-cataratas', 'Avenida das Cataratas', -25.587, -54.5375, 220, ['Avenida das Cataratas', 'Rua Maria Bubiak']),
    district('carima', 'Carimã', -25.602, -54.5095, 220, ['Avenida das Cataratas', 'Rodovia das Cataratas']),
  ],
  landmarks: [
    landmark('iguacu-falls', 'Iguaçu Falls', 'the Iguaçu Falls', -25.6953, -54.4367),
    landmark('bird-park', 'Bird Park', 'the Bird Park', -25.6152, -54.4844),
    landmark('marco-das-tres-fronteiras', 'Marco das Três Fronteiras', 'the Marco das Três Fronteiras', -25.5903, -54.5905),
    landmark('itaipu-dam', 'Itaipu Dam', 'the Itaipu Dam', -25.4083, -54.5889),
  ],
  airport: airport('IGU', 'Foz do Iguaçu International Airport', -25.5979, -54.4888),
  taxes: [
    percent('iss', 'Service tax (ISS)', 5, { since: '2003-07-31', source: 'Lei Complementar 116/2003, upper rate (general knowledge, 2025, unverified)' }),
  ],
}
