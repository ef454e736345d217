import { endedText } from '@sojourn/i18n'
import type { Answer } from './answer.ts'

/** What went wrong, as a form shows it: next to the fields it is about, above them otherwise. */
export interface FormFailure {
  readonly summary: string | null
  readonly fields: Readonly<Record<string, string>>
}

export const NO_FAILURE: FormFailure = { summary: null, fields: {} }

/** The words of a refused call. After too many tries they say how long to wait: the API knows. */
export function failureOf(answer: Extract<Answer, { ok: false }>): FormFailure {
  if (answer.errors.length > 0) return { summary: null, fields: Object.fromEntries(answer.errors.map((one) => [one.path, sentence(one.message)])) }
  return { summary: sentence(answer.message), fields: {} }
}

/** What a call says of a field, which begins small, as a sentence below it. */
export const sentence = (text: string): string => endedText(text.charAt(0).toUpperCase() + text.slice(1))
