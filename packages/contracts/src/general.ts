// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { say } from '@sojourn/i18n'
import { typedCode } from '@sojourn/kernel'
import { z } from 'zod'
import { defineCall } from './call.ts'

const ofCountry = z.object({
  country: z
    .string()
    .overwrite(typedCode)
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, { error: () => say`use a two-letter country code, such as PT` }),
})

export const getDateFormat = defineCall({
  path: '/api/general/getDateFormat',
  tag: 'General',
  summary: 'How dates are written in a country: DD/MM/YYYY',
  forgiving: true,
  body: ofCountry,
  data: z.object({ country: z.string(), date_format: z.string() }),
  refusals: ['unknown_country'],
})

export const getFirstDayOfWeek = defineCall({
  path: '/api/general/getFirstDayOfWeek',
  tag: 'General',
  summary: 'The day a week begins with in a country: 0 is Sunday, 6 Saturday',
  forgiving: true,
  body: ofCountry,
  data: z.object({ country: z.string(), first_day: z.int().min(0).max(6) }),
  refusals: ['unknown_country'],
})
