import { z } from 'zod'
import { DREAMTRIP_THEMES, type DreamtripPlan } from './dreamtrip.ts'

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

const plan = z
  .strictObject({
    place: key,
    theme: z.enum(DREAMTRIP_THEMES),
    nights: z.int().min(3).max(10),
    months: z.array(z.int().min(1).max(12)).length(3),
    places: z.int().min(12).max(40),
    minimum: z.int().min(6),
    host: z.strictObject({ name: z.string().trim().min(1), languages: z.array(z.string().regex(/^[a-z]{2}$/)).min(1) }),
    plan: z.array(z.array(key).min(1)),
  })
  .refine(({ nights, plan: days }) => days.length === nights - 1, 'each day between the first and the last is planned')
  .refine(({ minimum, places }) => minimum <= places / 2, 'half full is enough') satisfies z.ZodType<DreamtripPlan>

/** Schemas of the files of `data/dreamtrips`. */
export const dreamtripSchemas = { 'dreamtrips/trips.json': z.array(plan).min(1) }
