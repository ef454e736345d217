// nothing here is translated: the shapes are for engineers; what people read goes through say
import { typedCode } from '@sojourn/kernel'
import { z } from 'zod'
import { day } from './wire.ts'

// What is not asked for is ignored, however it is written, and what is asked for is refused by its rules (`travellers.ts`) where it does not read like this.
const said = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)
const typedDay = z.string().overwrite(typedCode).pipe(day)
const country = z
  .string()
  .overwrite(typedCode)
  .toUpperCase()
  .regex(/^[A-Z]{2}$/)
  .describe('Two letters of ISO 3166-1.')

/** Who a traveller is besides the name. */
export const saidIdentity = {
  born_on: said(typedDay),
  gender: said(z.enum(['f', 'm'])),
  nationality: said(country),
  document: said(
    z.object({
      kind: said(z.enum(['passport', 'id_card'])),
      number: said(z.string().overwrite(typedCode).max(60)),
      /** Who issued it. */
      country: said(country),
      expires_on: said(typedDay),
    }),
  ),
}

/** What is asked of one who travels besides the name; of most nothing is. */
export const travellerNeeds = z.object({
  /** Years are counted on `from`, those of an infant on `to` as well. An adult is 12 or older, a child 2 to 11, an infant below 2. */
  age: z.union([z.enum(['adult', 'child', 'infant']), z.object({ from: z.int(), to: z.int() })]),
  /** The youngest who may come, in whole months on `from`. Absent where anyone is old enough. */
  months_least: z.int().optional(),
  born_on: z.boolean(),
  /** Absent where it is not asked. */
  gender: z.boolean().optional(),
  nationality: z.boolean(),
  document: z.enum(['none', 'any', 'passport']),
  /** Whose identity cards are enough, by the two letters of countries. Absent where those of all are, or none is. */
  cards_of: z.array(z.string()).optional(),
  /** The first and the last day of the service. The document must be valid beyond the last one by so many months. */
  from: day,
  to: day,
  document_months: z.int(),
})

/** A traveller of a booking, as their booking shows them: the number of a document but for its end is hidden. */
export const bookedTraveller = z.object({
  first_name: z.string(),
  last_name: z.string(),
  born_on: day.optional(),
  gender: z.enum(['f', 'm']).optional(),
  nationality: z.string().optional(),
  document: z.object({ kind: z.enum(['passport', 'id_card']), number: z.string(), country: z.string(), expires_on: day.optional() }).optional(),
})

export type NeedsShape = z.output<typeof travellerNeeds>
