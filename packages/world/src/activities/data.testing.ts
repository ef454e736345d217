import { z } from 'zod'
import type { ActivityTemplate } from './template.ts'

const text = z.string().trim().min(1)
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const code = z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const country = z.string().regex(/^[A-Z]{2}$/)
const age = z.int().min(0).max(120)
const percent = z.int().min(0).max(100)
const climate = z.enum(['mediterranean', 'temperate', 'oceanic', 'tropical', 'alpine', 'desert', 'highland', 'subpolar'])
const water = z.enum(['coast', 'river', 'lake', 'islands', 'surf'])

const where = z
  .strictObject({
    climates: z.array(climate).min(1),
    countries: z.array(country).min(1),
    notIn: z.array(country).min(1),
    places: z.array(key).min(1),
    words: z.array(text).min(1),
    hotelsMin: z.int().positive(),
    water,
    latitudeMax: z.int().positive(),
    neighbourKm: z.int().positive(),
  })
  .partial()

const template = z.strictObject({
  key,
  category: code,
  where: z.array(where).min(1),
  months: z.array(z.int().min(1).max(12)).min(1).nullable(),
  mildOnly: z.boolean(),
  subject: z.enum(['landmark', 'district', 'city', 'neighbour', 'country', 'dance', 'craft']).nullable(),
  closes: z.boolean(),
  minutes: z.int().min(0),
  starts: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('day') }),
    z.strictObject({ by: z.literal('every'), from: time, until: time, minutes: z.int().positive() }),
    z.strictObject({
      by: z.literal('times'),
      times: z.array(z.union([time, z.strictObject({ sun: z.enum(['sunrise', 'sunset']), minutes: z.int() })])).min(1),
    }),
  ]),
  capacity: z.int().positive(),
  bands: z.array(z.strictObject({ from: age, to: age, percent })).min(1),
  adultNeeded: z.boolean(),
  share: z.number().positive(),
  groupOf: z.int().positive().nullable(),
  privateToo: z.boolean(),
  plus: z.strictObject({ code, percent: percent.min(1) }).nullable(),
  languages: z.strictObject({ how: z.enum(['none', 'guide', 'audio']), count: z.int().min(0), local: z.boolean() }),
  freeHours: z.int().min(0).nullable(),
  weather: z.enum(['none', 'refund', 'again']),
  pickup: z.boolean(),
  level: z.enum(['easy', 'moderate', 'challenging']),
  heightCm: z.int().positive().nullable(),
  weightKg: z.tuple([z.int().min(0), z.int().positive()]).nullable(),
  asks: z.array(z.enum(['diet', 'weight', 'medical', 'swims', 'certified'])),
  includes: z.array(code).min(1),
  excludes: z.array(code),
  cutoffHours: z.int().min(0),
  minimum: z.int().positive().nullable(),
  drinkingAge: z.boolean(),
  access: z.enum(['step_free', 'ask', 'not_step_free']),
}) satisfies z.ZodType<ActivityTemplate>

const language = z.string().regex(/^[a-z]{2}$/)

/** Schemas of the files of `data/activities`. */
export const activitySchemas = {
  'activities/names.json': z.strictObject({
    dances: z.record(country, text),
    crafts: z.record(country, text),
    languages: z.record(language, z.array(country).min(1)),
    more: z.array(language).min(1),
  }),
  'activities/operators.json': z.strictObject({ first: z.array(text).min(1), second: z.array(text).min(1) }),
  'activities/templates.json': z.array(template).min(1),
  'activities/waters.json': z.record(water, z.array(key).min(1)),
}
