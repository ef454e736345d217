// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { z } from 'zod'
import type { Page } from '../paging/page.ts'
import { type Answer, invalid } from './answer.ts'

/** Forms know only texts, JSON knows more: each of these reads both. */
export const whole = z
  .union([z.number(), z.string().regex(/^-?\d{1,15}$/)])
  .transform(Number)
  .pipe(z.number().int())
/** Python's clients write `True`. */
export const flag = z.union([
  z.boolean(),
  z
    .string()
    .regex(/^(true|false)$/i)
    .transform((text) => text.toLowerCase() === 'true'),
])
/** An amount in minor units. */
export const minorUnits = whole.pipe(z.number().min(0).max(99_999_999_999))
export const currency = z
  .string()
  .regex(/^[A-Za-z]{3}$/)
  .transform((code) => code.toUpperCase())
export const text = z.string().max(500)
export const id = z.string().min(1).max(100)
export const metadata = z
  .record(z.string().max(40), z.union([z.string().max(500), z.number(), z.boolean()]).transform(String))
  .refine((entries) => Object.keys(entries).length <= 50, 'at most 50 entries')
export const webUrl = z.url({ protocol: /^https?$/ }).max(2000)

export const anything = z.unknown().optional()

const seconds = whole.pipe(z.number().min(0).max(99_999_999_999))

export const page = {
  limit: whole.pipe(z.number().min(1).max(100)).default(10),
  starting_after: id.optional(),
  ending_before: id.optional(),
  created: z
    .union([
      seconds.transform((at) => ({ gte: at, lte: at })),
      z.strictObject({ gt: seconds.optional(), gte: seconds.optional(), lt: seconds.optional(), lte: seconds.optional() }),
    ])
    .optional(),
  expand: anything,
}

interface PageParams {
  readonly limit: number
  readonly starting_after?: string | undefined
  readonly ending_before?: string | undefined
  readonly created?: Page['created']
}

/** The page that a list's parameters ask for. */
export const pageOf = ({ limit, starting_after, ending_before, created }: PageParams): Page => ({
  limit,
  after: starting_after,
  before: ending_before,
  created,
})

/** A field that an empty text, which is how clients send nothing, unsets. */
export const unsettable = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal('').transform(() => null), z.null(), schema])

/** Metadata as it changes: an empty value takes its key away, an empty text all of them. */
export const metadataChange = z.union([
  z.literal('').transform(() => null),
  z.null(),
  z
    .record(
      z.string().min(1).max(40),
      z.union([z.string().max(500), z.number(), z.boolean(), z.null()]).transform((value) => (value === null ? '' : String(value))),
    )
    .refine((entries) => Object.keys(entries).length <= 50, 'at most 50 entries'),
])

/** What metadata becomes by such a change. */
export function changeMetadata(known: Readonly<Record<string, string>>, change: Readonly<Record<string, string>> | null | undefined): Record<string, string> {
  if (change === null) return {}
  return Object.fromEntries(Object.entries({ ...known, ...change }).filter(([, value]) => value !== ''))
}

/** The first complaint, told without repeating what was sent. */
export function complaint(error: z.ZodError): Answer {
  const issue = error.issues[0]
  const path = issue?.path.map(String) ?? []
  if (issue?.code === 'unrecognized_keys') {
    const param = brackets([...path, issue.keys[0] as string])
    return invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = brackets(path)
  const isMissing = (issue?.code === 'invalid_type' || issue?.code === 'invalid_union') && 'input' in issue && issue.input === undefined
  if (isMissing) return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  return invalid(`Invalid ${param || 'request'}: ${issue?.message ?? 'not understood'}`, { code: 'parameter_invalid', param })
}

const brackets = (path: readonly string[]): string =>
  path
    .map((part, index) => (index === 0 ? part : `[${part}]`))
    .join('')
    .slice(0, 100)
