import { formatTag, isolated } from './formats/tag.ts'
import { madeOnce } from './made-once.ts'

/** One place of a sentence whose words depend on a number. */
export interface Plural {
  readonly count: number
  readonly forms: PluralForms
}

/** A form for each plural category of English; `#` is replaced by the number. */
export interface PluralForms {
  readonly one: string
  readonly other: string
}

/** The values that a text may contain. */
export type Value = string | number | Plural

/** A part of a text that depends on a number: `plural(nights, { one: '# night', other: '# nights' })`. Forms are plain literals. */
export const plural = (count: number, forms: PluralForms): Plural => ({ count, forms })

/** The ICU form of a plural, as it is written in a message. */
export const pluralPattern = (index: number, forms: Readonly<Record<string, string>>): string =>
  `{${index}, plural, ${Object.entries(forms)
    .map(([category, text]) => `${category} {${text}}`)
    .join(' ')}}`

/** The message of a template as a catalogue names it: `Held for {0} minutes`. It is the same for every use of one template, because forms are literals. */
export const messageOf = (strings: readonly string[], values: readonly Value[]): string =>
  values.reduce<string>(
    (message, value, index) => message + (typeof value === 'object' ? pluralPattern(index, { ...value.forms }) : `{${index}}`) + (strings[index + 1] ?? ''),
    strings[0] ?? '',
  )

/** The values in the placeholders of a template. */
export const placesOf = (values: readonly Value[]): (string | number)[] => values.map((value) => (typeof value === 'object' ? value.count : value))

const rulesOf = madeOnce((language: string) => new Intl.PluralRules(language))
const numberFormatOf = madeOnce((language: string) => new Intl.NumberFormat(formatTag(language)))

/** A count as the language writes it. */
export const numberText = (count: number, language: string): string => numberFormatOf(language).format(count)

/** Where the brace that opens at `at` is closed. */
function closing(message: string, at: number): number {
  let depth = 0
  for (let end = at; end < message.length; end++) {
    if (message[end] === '{') depth++
    if (message[end] === '}' && --depth === 0) return end
  }
  return message.length
}

/** The forms of a plural: `one {# night} other {# nights}`. */
export function pluralForms(text: string): Record<string, string> {
  const forms: Record<string, string> = {}
  for (let at = text.indexOf('{'), from = 0; at >= 0; at = text.indexOf('{', from)) {
    const end = closing(text, at)
    forms[text.slice(from, at).trim()] = text.slice(at + 1, end)
    from = end + 1
  }
  return forms
}

/** Puts values into a message: `{0}` and `{1, plural, one {# night} other {# nights}}`, by the plural rules of the language. */
export function formatMessage(message: string, places: readonly (string | number)[], language: string): string {
  let text = ''
  let from = 0
  for (let at = message.indexOf('{'); at >= 0; at = message.indexOf('{', from)) {
    const end = closing(message, at)
    const [index = '', , ...forms] = message.slice(at + 1, end).split(',')
    const value = places[Number(index)] ?? ''
    text += message.slice(from, at)
    text += forms.length === 0 ? isolated(String(value), language) : pluralText(forms.join(','), Number(value), places, language)
    from = end + 1
  }
  return text + message.slice(from)
}

function pluralText(forms: string, count: number, places: readonly (string | number)[], language: string): string {
  const byCategory = pluralForms(forms)
  const category = rulesOf(language).select(count)
  return formatMessage((byCategory[category] ?? byCategory.other ?? '').replaceAll('#', numberText(count, language)), places, language)
}
