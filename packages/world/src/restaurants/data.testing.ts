import { z } from 'zod'
import type { DiningCountry } from './country.ts'
import type { RestaurantWords } from './words.ts'

const text = z.string().trim().min(1)
const clock = z.string().regex(/^([01]\d|2[0-3]):(00|15|30|45)$/)
const cuisine = z.enum([
  ...(['local', 'seafood', 'grill', 'bistro', 'contemporary', 'international', 'italian', 'french', 'indian', 'chinese', 'japanese', 'thai'] as const),
  ...(['korean', 'levantine', 'turkish', 'georgian', 'german', 'british', 'mexican', 'nordic', 'vegetarian', 'street_food', 'fine_dining'] as const),
])

const country = z.strictObject({
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  kinds: z.array(z.strictObject({ cuisine, style: text.nullable() })).min(1),
  lunchFrom: clock,
  lastSeating: clock,
  servicePpm: z.int().min(0).max(200_000),
  dishes: z.array(text).length(3),
}) satisfies z.ZodType<DiningCountry>

const words = z.strictObject({
  languages: text,
  patterns: z.array(z.string().refine((name) => name.split('{}').length === 2, 'a pattern has one {}')).min(1),
}) satisfies z.ZodType<RestaurantWords>

/** Schemas of the files of `data/restaurants`. */
export const restaurantSchemas = {
  'restaurants/countries.json': z.array(country).min(1),
  'restaurants/words.json': z.array(words).min(1),
}
