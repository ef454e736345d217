import { z } from 'zod'

/** Schemas of the files of `data/resorts`. */
export const resortSchemas = {
  'resorts/places.json': z.array(z.strictObject({ key: z.string().min(1), kind: z.enum(['coast', 'island', 'alpine', 'golf']) })).min(100),
}
