import { countText, plural, say } from '@sojourn/i18n'
import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** How a body is parsed: what is wrong with a field is said in the language of the request, where the schema itself says nothing. */
export const IN_WORDS: z.core.ParseContext<z.core.$ZodIssue> = { error: inputText }

function inputText(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? say`please fill this in` : typeText(issue.expected)
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.input)
    case 'invalid_value':
      return issue.values.length > 8 ? say`this isn't one of the allowed values` : say`this must be one of: ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return say`this isn't in the right format`
    case 'not_multiple_of':
      return say`this has too many decimals`
    case 'invalid_union':
      return say`this isn't valid`
    default:
      return undefined
  }
}

function typeText(expected: string): string {
  switch (expected) {
    case 'string':
      return say`this must be text`
    case 'number':
      return say`this must be a number`
    case 'int':
      return say`this must be a whole number`
    case 'boolean':
      return say`this must be true or false`
    case 'array':
      return say`this must be a list`
    default:
      return say`this isn't valid`
  }
}

function tooSmall(origin: string, least: number): string {
  if (origin === 'string')
    return least === 1 ? say`please fill this in` : say`this needs at least ${plural(least, { one: '# character', other: '# characters' })}`
  if (origin === 'array') return say`this needs at least ${plural(least, { one: '# entry', other: '# entries' })}`
  return say`this must be at least ${least}`
}

function tooBig(origin: string, most: number, given: unknown): string {
  if (origin === 'string') {
    return say`this can have at most ${plural(most, { one: '# character', other: '# characters' })}; it has ${countText(String(given).length)} now, so please shorten it`
  }
  if (origin === 'array') return say`this can have at most ${plural(most, { one: '# entry', other: '# entries' })}`
  return say`this must be at most ${most}`
}
