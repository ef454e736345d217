import type { Call } from '@sojourn/contracts'
import { sentAmount } from '@sojourn/kernel'
import type { z } from 'zod'
import { IN_WORDS } from './input-texts.ts'
import { isRecord } from './unwrap.ts'

type Parsed<C extends Call> = ReturnType<C['body']['safeParse']>
type Fields = Record<string, unknown>

/**
 * Parses the body of a call that older clients make: what it refuses is read once more with `null` and `""` as left out, texts of digits, on any keyboard, as numbers and numbers as texts (A7.4, A7.14). What it accepts
 * as it is stays as it is, and what is neither is refused with the fields that are wrong.
 */
export function parseForgiving<C extends Call>({ body }: C, fields: Fields): Parsed<C> {
  const parsed = body.safeParse(fields, IN_WORDS)
  if (parsed.success) return parsed as Parsed<C>
  const mended = structuredClone(fields)
  const isMended = parsed.error.issues.filter((issue) => mend(mended, issue)).length > 0
  return (isMended ? body.safeParse(mended, IN_WORDS) : parsed) as Parsed<C>
}

/** Puts right the one value that an issue is about; false where it is wrong in another way. */
function mend(fields: Fields, issue: z.core.$ZodIssue): boolean {
  const at = holderOf(fields, issue.path)
  const name = issue.path.at(-1)
  if (!at || name === undefined) return false
  const value = at[name as never] as unknown
  if (value === null || value === '') {
    // An entry of a list is not left out: the others would move up.
    if (Array.isArray(at)) return false
    delete at[name as never]
    return true
  }
  const read = readAs(issue, value)
  if (read === undefined) return false
  at[name as never] = read as never
  return true
}

function holderOf(fields: Fields, path: readonly PropertyKey[]): Fields | unknown[] | null {
  let at: unknown = fields
  for (const name of path.slice(0, -1)) at = isRecord(at) || Array.isArray(at) ? at[name as never] : null
  return isRecord(at) || Array.isArray(at) ? at : null
}

/** The value as the type that was expected; undefined where it does not read as one. */
function readAs(issue: z.core.$ZodIssue, value: unknown): string | number | undefined {
  const figures = typeof value === 'string' ? sentAmount(value) : ''
  const isDigits = /^-?\d+(\.\d+)?$/.test(figures)
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'string' && typeof value === 'number') return String(value)
    return (issue.expected === 'number' || issue.expected === 'int') && isDigits ? Number(figures) : undefined
  }
  if (issue.code !== 'invalid_value') return undefined
  return issue.values.find(
    (each) => typeof each !== typeof value && (isDigits || typeof value === 'number') && String(each) === (isDigits ? figures : String(value)),
  ) as string | number | undefined
}
