import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { activitySchemas } from './activities/data.testing.ts'
import type { WorldAirport } from './airports.ts'
import { carSchemas } from './cars/data.testing.ts'
import type { StoredGround } from './coast/stored-ground.ts'
import { cruiseSchemas } from './cruises/data.testing.ts'
import { readData } from './data.ts'
import type { DestinationFile } from './destinations/destination-file.ts'
import { dreamtripSchemas } from './dreamtrips/data.testing.ts'
import type { Naming } from './facts.ts'
import { flightSchemas } from './flights/data.testing.ts'
import type { HomeWords } from './naming/home-words.ts'
import type { Region } from './regions.ts'
import { resortSchemas } from './resorts/data.testing.ts'
import { restaurantSchemas } from './restaurants/data.testing.ts'
import type { Remarks } from './reviews/remarks.ts'
import type { Voice } from './reviews/voices.ts'
import { transferSchemas } from './transfers/data.testing.ts'

const text = z.string().trim().min(1)
const texts = z.array(text).min(1)
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const point = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])
const percent = z.int().min(1).max(500)
const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
const pattern = z.string().refine((name) => name.split('{}').length === 2, 'a pattern has one {}')
const patterns = z.array(pattern).min(1)
const minor = z.int().positive()
const byStars = z.tuple([z.int(), z.int(), z.int(), z.int()])

const naming = z.strictObject({ plain: patterns, fine: patterns, grand: patterns, nouns: texts }) satisfies z.ZodType<Naming>

const tax = z.strictObject({
  code: key,
  name: text,
  kind: z.enum(['tax', 'fee']),
  amount: z.union([
    z.strictObject({ by: z.literal('percent'), ppm: z.int().positive() }),
    z.strictObject({ by: z.literal('flat'), per: z.enum(['guest', 'room']), minor }),
    z.strictObject({ by: z.literal('stars'), per: z.enum(['guest', 'room']), minor: byStars }),
    z.strictObject({ by: z.literal('price'), per: z.literal('guest'), steps: z.array(z.strictObject({ fromMinor: z.int(), minor: z.int() })).min(1) }),
  ]),
  ages: z.tuple([z.int(), z.int()]),
  nightsMax: z.int().positive().nullable(),
  collected: z.enum(['now', 'property']),
  since: z.iso.date(),
  source: text,
})

const destination = z.strictObject({
  key,
  name: text,
  aliases: z.array(text),
  country: text,
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  timeZone: text,
  at: point,
  art: key,
  hotels: z.int().positive(),
  nightly: z.int().positive(),
  stepMinor: z.int().positive(),
  climate: z.enum(['mediterranean', 'temperate', 'oceanic', 'tropical', 'alpine', 'desert', 'highland', 'subpolar']),
  season: z.tuple([percent, percent, percent, percent, percent, percent, percent, percent, percent, percent, percent, percent]),
  peaks: z.array(z.strictObject({ from: monthDay, to: monthDay, percent })),
  week: z.union([z.enum(['city', 'business', 'resort', 'gulf']), z.tuple([percent, percent, percent, percent, percent, percent, percent])]),
  views: z.tuple([text, text, text]),
  naming: z.union([
    z.strictObject({
      culture: key,
      plain: patterns.optional(),
      fine: patterns.optional(),
      grand: patterns.optional(),
      own: texts,
      nouns: z.int().positive().optional(),
    }),
    naming,
  ]),
  address: z.string().includes('{s}'),
  phone: text,
  districts: z.array(z.strictObject({ key, name: text, at: point, radiusM: z.int().positive(), streets: texts })).min(1),
  landmarks: z.array(z.strictObject({ key, name: text, short: text, at: point })).min(1),
  airport: z.strictObject({
    iata: z.string().regex(/^[A-Z]{3}$/),
    name: text,
    at: point,
    transfer: z.strictObject({ by: text, minutes: z.int().positive() }).nullable(),
  }),
  taxes: z.array(tax),
}) satisfies z.ZodType<DestinationFile>

const airport = z.strictObject({
  iata: z.string().regex(/^[A-Z]{3}$/),
  name: text,
  city: text,
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  region: z.string().regex(/^([A-Z]{2}-[A-Z0-9-]+)?$/),
  at: point,
  timeZone: text,
  elevationFt: z.int(),
  runwayFt: z.int().positive(),
  size: z.enum(['large', 'medium', 'small']),
  cityCode: z.string().regex(/^[A-Z]{3}$/),
  paxMillions: z.number().nonnegative(),
}) satisfies z.ZodType<WorldAirport>

const stored = z.strictObject({
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  land: z.array(z.array(z.string().regex(/^\S+ \S+$/)).min(1)),
  waters: z.array(z.tuple([z.string(), z.number(), z.number(), z.number()])),
  wet: z.array(key),
}) satisfies z.ZodType<StoredGround>

const homeWords = z.strictObject({
  languages: text,
  marks: z.array(text),
  words: z.record(z.enum(['villa', 'apartment', 'townhouse', 'cottage', 'farmhouse', 'cabin', 'chalet', 'bungalow', 'houseboat']), pattern),
}) satisfies z.ZodType<HomeWords>

const voice = z.strictObject({
  party: z.array(z.enum(['solo', 'couple', 'family', 'friends', 'business'])).min(1),
  lines: texts,
  remarks: z.tuple([z.int().nonnegative(), z.int().nonnegative()]),
  looksAt: texts,
  bias: z.number(),
}) satisfies z.ZodType<Voice>

const region = z.strictObject({
  key,
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  name: text,
  places: z.array(key).min(1),
  names: z.record(z.enum(['ar', 'de', 'es', 'fr', 'it', 'ja', 'pt', 'zh']), text),
}) satisfies z.ZodType<Region>

const schemas: Readonly<Record<string, z.ZodType>> = {
  cultures: naming,
  destinations: destination,
  exonyms: z.record(key, text),
  'readings.json': z.record(key, z.array(z.string().regex(/^[\p{sc=Katakana}ー]+$/u)).min(1)),
  ...activitySchemas,
  ...carSchemas,
  ...cruiseSchemas,
  ...dreamtripSchemas,
  ...flightSchemas,
  ...restaurantSchemas,
  ...resortSchemas,
  ...transferSchemas,
  'airports.json': z.array(airport).min(1),
  'coasts.json': z.record(key, stored),
  'destinations.json': z.strictObject({ core: z.array(key).min(1), more: z.array(key) }),
  'home-words.json': z.array(homeWords).min(1),
  'country-names.json': z.record(z.string().regex(/^[A-Z]{2}$/), texts),
  'regions.json': z.array(region).min(1),
  'reviews/guests.json': z.array(z.tuple([text, texts])).min(1),
  'reviews/remarks.json': z.record(text, z.strictObject({ good: texts, weak: texts }) satisfies z.ZodType<Remarks>),
  'reviews/voices.json': z.record(key, voice),
}

const DATA = fileURLToPath(new URL('../data/', import.meta.url))
/** Paths of the files below a folder, as `readData` takes them. */
const files = (folder: string): string[] =>
  readdirSync(join(DATA, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(DATA, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
const schemaOf = (file: string) => schemas[file] ?? schemas[file.slice(0, file.lastIndexOf('/'))]

describe('data/', () => {
  test('every file has its schema and keeps to it', () => {
    const wrong = files('').flatMap((file) => {
      const schema = schemaOf(file)
      if (!schema) return [`${file}: no schema; name one in data.test.ts`]
      const { error } = schema.safeParse(readData(file))
      return error ? [`${file}: ${z.prettifyError(error)}`] : []
    })
    expect(wrong).toEqual([])
  })

  test('each destination is a file of its key and is in the list once', () => {
    const { core, more } = readData<{ core: string[]; more: string[] }>('destinations.json')
    const present = files('destinations').map((file) => file.replace(/^.*\/|\.json$/g, ''))
    expect([...core, ...more].sort()).toEqual(present.sort())
    expect(present.filter((name) => readData<DestinationFile>(`destinations/${name}.json`).key !== name)).toEqual([])
  })
  test('a region is made of destinations of its country', () => {
    const wrong = readData<Region[]>('regions.json').flatMap(({ key: of, places, countryCode }) =>
      places.filter((name) => readData<DestinationFile>(`destinations/${name}.json`).countryCode !== countryCode).map((name) => `${of}: ${name}`),
    )
    expect(wrong).toEqual([])
  })

  test('every culture is used', () => {
    const used = new Set(
      files('destinations').map((file) => {
        const { naming } = readData<DestinationFile>(file)
        return 'culture' in naming ? naming.culture : ''
      }),
    )
    expect(files('cultures').filter((file) => !used.has(file.replace(/^.*\/|\.json$/g, '')))).toEqual([])
  })
})
