import type { Answer } from './answer.ts'

/** What went wrong, as a form shows it: beside the fields where it is about them, above them otherwise. */
export interface FormFailure {
  readonly summary: string | null
  readonly fields: Readonly<Record<string, string>>
}

export const NO_FAILURE: FormFailure = { summary: null, fields: {} }

/** The words of a refused call. The wait after too many tries is told in minutes or seconds. */
export function failureOf(answer: Extract<Answer, { ok: false }>): FormFailure {
  if (answer.errors.length > 0) return { summary: null, fields: Object.fromEntries(answer.errors.map((one) => [one.path, sentence(one.message)])) }
  return { summary: answer.code === 'too_many_tries' ? tooMany(answer.data) : sentence(answer.message), fields: {} }
}

function tooMany(data: Readonly<Record<string, unknown>>): string {
  const seconds = Number(data.retry_after_seconds ?? data.wait_seconds ?? Number.NaN)
  if (!Number.isFinite(seconds) || seconds <= 0) return 'Too many tries. Please wait a little and try again.'
  const wait = seconds < 90 ? `${Math.ceil(seconds)} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return `Too many tries. Please wait ${wait} and try again.`
}

const sentence = (text: string): string => {
  const first = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(first) ? first : `${first}.`
}
