import { z } from 'zod'
import { CRUISE_REGIONS } from './itinerary.ts'

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const port = z.string().regex(/^[A-Z]{5}$/)
const country = z.string().regex(/^[A-Z]{2}$/)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const text = z.string().trim().min(1)
const month = z.int().min(1).max(12)
const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

/** Schemas of the files of `data/cruises`. */
export const cruiseSchemas = {
  'cruises/lines.json': z
    .array(
      z.strictObject({
        line: key,
        name: text,
        size: z.enum(['large', 'middle', 'luxury', 'expedition', 'river']),
        levelPercent: z.int().positive(),
        deckNames: z.array(text).min(4).max(13),
      }),
    )
    .min(1),
  'cruises/ships.json': z
    .array(
      z.strictObject({
        ship: key,
        name: text,
        line: key,
        cabins: z.int().min(60).max(2_100),
        built: z.int().min(1990).max(2030),
        flag: z.literal('US').optional(),
        seasons: z.array(z.strictObject({ from: monthDay, itineraries: z.array(key).min(1) })).min(1),
      }),
    )
    .length(40),
  'cruises/itineraries.json': z
    .array(
      z.strictObject({
        key,
        title: text,
        region: z.enum(CRUISE_REGIONS),
        nights: z.int().min(2).max(21),
        months: z.tuple([month, month]),
        calls: z
          .array(
            z.strictObject({
              day: z.int().positive(),
              lastDay: z.int().positive(),
              port,
              arrives: time.nullable(),
              departs: time.nullable(),
              miles: z.int().nonnegative(),
            }),
          )
          .min(2),
      }),
    )
    .min(1),
  'cruises/region-names.json': z.record(z.enum(CRUISE_REGIONS), z.strictObject({ same: z.array(text), parts: z.array(text) })),
  'cruises/cabin-grades.json': z
    .array(
      z.strictObject({
        grade: z.string().regex(/^[A-Z][A-Z0-9]$/),
        on: z.enum(['sea', 'river']),
        name: text,
        kind: z.enum(['inside', 'oceanview', 'balcony', 'suite', 'solo']),
        guestsMax: z.int().min(1).max(4),
        squareMetres: z.int().positive(),
        pricePercent: z.int().positive(),
        sharePercent: z.int().min(0).max(100),
        decks: z.tuple([z.int(), z.int()]).nullable(),
        depositPercent: z.int().min(1).max(100).nullable(),
      }),
    )
    .min(1),
  'cruises/river-ports.json': z
    .array(
      z.strictObject({
        unlocode: port,
        name: text,
        countryCode: country,
        at: z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]),
        timeZone: text,
        region: z.literal('riv'),
        turnaround: z.boolean(),
        tender: z.literal(false),
        destinations: z.array(key),
      }),
    )
    .min(1),
  'cruises/papers.json': z.strictObject({ identityCard: z.array(country).min(1), permit: z.array(country).min(1) }),
  'cruises/sea-ways.json': z.record(
    z.string().regex(/^[A-Z]{5} [A-Z]{5}$/),
    z.array(z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])).min(1),
  ),
}
