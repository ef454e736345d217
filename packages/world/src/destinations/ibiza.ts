import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { catalan } from '../naming/catalan.ts'
import { airport, district, landmark, percent, perGuest, resort } from './write.ts'

export const ibiza: Facts = {
  key: 'ibiza',
  name: 'Ibiza',
  aliases: ['Eivissa'],
  country: 'Spain',
  countryCode: 'ES',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  at: [38.9089, 1.4329],
  art: 'ibiza',
  hotels: 28,
  nightly: 216,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [62, 62, 72, 92, 114, 138, 160, 164, 128, 88, 60, 60],
  peaks: [{ from: '08-01', to: '08-20', percent: 108 }],
  week: resort,
  views: ['harbour view', 'terrace view', 'fig court'],
  naming: called(catalan, 'ibiza', ['Podenco', 'Posidònia', 'Tanit', 'Espardenya']),
  address: '{s} {n}',
  phone: '+34 97 155 ',
  districts: [
    district('dalt-vila', 'Dalt Vila', 38.907, 1.4355, 80, ['Carrer Major', 'Carrer de Sant Ciriac', 'Carrer de la Conquista']),
    district('la-marina', 'La Marina', 38.9085, 1.438, 60, ['Carrer de la Mare de Déu', 'Carrer d’Enmig', 'Carrer Garijo']),
    district('figueretes', 'Figueretes', 38.903, 1.423, 100, ['Carrer de Ramon Muntaner', 'Carrer del País Basc', 'Carrer de Galícia']),
    district('talamanca', 'Talamanca', 38.919, 1.452, 110, ['Carrer de Jesús', 'Camí de sa Punta', 'Avinguda del Vuit d’Agost']),
    district('santa-eularia', 'Santa Eulària', 38.985, 1.534, 130, ['Carrer de Sant Jaume', 'Carrer del Mar', 'Carrer de Sant Vicent']),
    district('sant-antoni', 'Sant Antoni', 38.981, 1.306, 130, ['Carrer de Sant Antoni', 'Carrer Ample', 'Carrer del Progrés']),
    district('sant-joan', 'Sant Joan', 39.078, 1.513, 90, ['Carrer de l’Església', 'Carretera d’Eivissa', 'Camí de Benirràs']),
  ],
  landmarks: [
    landmark('ibiza-cathedral', 'Ibiza Cathedral', 'the cathedral', 38.9066, 1.4364),
    landmark('es-vedra-lookout', 'Es Vedrà lookout', 'the Es Vedrà lookout', 38.872, 1.223),
    landmark('portal-de-ses-taules', 'Portal de ses Taules', 'Portal de ses Taules', 38.9082, 1.4359),
    landmark('necropolis-of-puig-des-molins', 'Necropolis of Puig des Molins', 'the necropolis', 38.9068, 1.43),
  ],
  airport: airport('IBZ', 'Ibiza Airport', 38.8766, 1.3678),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2012-09-01', source: 'Ley 37/1992 del IVA: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('eco', 'Sustainable tourism tax', [200, 200, 300, 400], {
      ages: [16, 200],
      since: '2018-01-01',
      source: 'Govern de les Illes Balears, high season, by class; general knowledge of 2025, not looked up',
    }),
  ],
}
