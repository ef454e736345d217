// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { z } from 'zod'
import type { Page } from '../paging/page.ts'
import { type Answer, invalid } from './answer.ts'

/** Forms know only texts, JSON knows more: each of these reads both. */
export const whole = z
  .union([z.number(), z.string().regex(/^-?\d{1,15}$/)], { error: 'a whole number is needed' })
  .transform(Number)
  .pipe(z.number().int())
/** Python's clients write `True`. */
export const flag = z.union(
  [
    z.boolean(),
    z
      .string()
      .regex(/^(true|false)$/i)
      .transform((text) => text.toLowerCase() === 'true'),
  ],
  { error: 'it is true or false' },
)
/** An amount as the gateway writes it, of which rupiahs have twelve digits. */
export const minorUnits = whole.pipe(z.number().min(0).max(999_999_999_999))
export const currency = z
  .string()
  .regex(/^[A-Za-z]{3}$/, 'a currency has three letters')
  .transform((code) => code.toUpperCase())
export const text = z.string().max(500)
export const id = z.string().min(1).max(100)
export const metadata = z
  .record(z.string().max(40), z.union([z.string().max(500), z.number(), z.boolean()]).transform(String))
  .refine((entries) => Object.keys(entries).length <= 50, 'at most 50 entries')
const NO_EMAIL = 'this is no e-mail address'
/** An e-mail as Stripe takes one: a name, a sign, a domain with a dot. */
export const email = z
  .string()
  .max(512)
  .regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>]+\.[^\s@<>.]{2,}$/, NO_EMAIL)
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

/** A list starts behind one thing or ends before another, not both. */
export const pageProblem = ({ starting_after, ending_before }: Partial<PageParams>): Answer | null =>
  starting_after !== undefined && ending_before !== undefined
    ? invalid('Name starting_after or ending_before, not both.', { code: 'parameter_invalid', param: 'ending_before' })
    : null

/** The thing that a list is to go on from, and the parameter that names it. */
export function cursorOf({ starting_after, ending_before }: Partial<PageParams>): { param: string; id: string } | null {
  if (starting_after !== undefined) return { param: 'starting_after', id: starting_after }
  return ending_before === undefined ? null : { param: 'ending_before', id: ending_before }
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

/** The first error, in words that do not repeat what was sent. */
export function complaint(error: z.ZodError): Answer {
  const issue = innermost(error.issues[0])
  const path = issue?.path.map(String) ?? []
  if (issue?.code === 'unrecognized_keys') {
    const param = brackets([...path, issue.keys[0] as string])
    return invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = brackets(path)
  const isMissing = (issue?.code === 'invalid_type' || issue?.code === 'invalid_union') && 'input' in issue && issue.input === undefined
  if (isMissing) return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  if (issue?.message === NO_EMAIL) return invalid('Invalid email address.', { code: 'email_invalid', param })
  // What the library says of a pattern shows the pattern.
  const why = limitText(issue) ?? issue?.message.replace(/^Invalid string: must match pattern .*$/, 'it is not written as it should be') ?? 'not understood'
  return invalid(`Invalid ${param || 'request'}: ${why}`, { code: 'parameter_invalid', param })
}

/** Of a value that may be of several kinds, and is of none, what the last of them says. */
/** What a number is to keep to, in the words of the payment API. */
function limitText(issue: z.core.$ZodIssue | undefined): string | null {
  if (issue?.code === 'too_small' && issue.origin !== 'string') return `this value must be greater than or equal to ${issue.minimum}`
  if (issue?.code === 'too_big' && issue.origin !== 'string') return `this value must be less than or equal to ${issue.maximum}`
  return null
}

function innermost(issue: z.core.$ZodIssue | undefined): z.core.$ZodIssue | undefined {
  if (issue?.code !== 'invalid_union' || issue.message !== 'Invalid input' || issue.input === undefined) return issue
  const inner = innermost(issue.errors.at(-1)?.[0])
  return inner ? { ...inner, path: [...issue.path, ...inner.path] } : issue
}

const brackets = (path: readonly string[]): string =>
  path
    .map((part, index) => (index === 0 ? part : `[${part}]`))
    .join('')
    .slice(0, 100)
