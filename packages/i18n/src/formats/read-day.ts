import { addDays, type Day, fold, isDay, typedCode } from '@sojourn/kernel'
import { madeOnce } from '../made-once.ts'
import { currentLanguage } from '../texts.ts'

// Reads what a person types for a day: day, month, year (B9.3), the month as a figure or as a word of the language or English. Nothing is guessed: a text
// with any other word or sign is no day.

/** What may be typed between the parts of a day. */
const SIGNS = '/.,،()-'
const BETWEEN_FIGURES = /^ *[/.-]? *$/
/** Signs that part two figures, where there is one only: `-5` and `12/` are no days. */
const LOOSE_SIGN = /^[/.,،-]|[/-]$/
/** A month or year without a day: `12月` is December, not a Monday. */
const KANJI_MONTH = /\d[年月]/u
/** Ordinals, where they follow their figure at once: `1er`, `1º` and `12th`. */
const ORDINAL: Readonly<Record<string, RegExp>> = { fr: /^er$/, pt: /^[oº]$/, es: /^(ro|er|[oº])$/, en: /^(st|nd|rd|th)$/ }
/** Words between the parts of a day: `12 de marzo de 2027`. */
const LINKS: Readonly<Record<string, string>> = { es: 'de', pt: 'de' }
/** Figures that say what they are. */
const KANJI = /^(?:(\d{4})年)?(?:(\d{1,2})月)?(\d{1,2})日?(?:(?<=日)[日月火水木金土]|\([日月火水木金土](?:曜日?)?\)|[日月火水木金土]曜日?)?$/u
const CENTURY = 2000
const SHORTEST_WORD = 3

interface Names {
  readonly months: readonly (readonly string[])[]
  readonly weekdays: readonly string[]
}

const partsOf = (type: 'month' | 'weekday', format: Intl.DateTimeFormat, at: number): string =>
  fold(format.formatToParts(at).find((part) => part.type === type)?.value ?? '')

/** Names of months and weekdays of a language, made once: making a format takes a hundred times what using it takes. */
const namesOf = madeOnce((language: string): Names => {
  const formats = (['long', 'short'] as const).map(
    (length) => new Intl.DateTimeFormat(language, { weekday: length, month: length, day: 'numeric', timeZone: 'UTC' }),
  )
  const seven = Array.from({ length: 7 }, (_, day) => formats.map((format) => partsOf('weekday', format, Date.UTC(2027, 0, 1 + day))))
  return {
    months: Array.from({ length: 12 }, (_, month) => formats.map((format) => partsOf('month', format, Date.UTC(2027, month, 1)))),
    // `segunda-feira` is two words.
    weekdays: seven.flat().flatMap((name) => name.split(' ')),
  }
})

const languages = (): readonly string[] => [...new Set([currentLanguage(), 'en'])]
const spoken = (language: string): string => language.slice(0, 2)
const begins = (name: string, word: string): boolean => name === word || (word.length >= SHORTEST_WORD && name.startsWith(word))

/** The month that a word names or begins: `dec`, `sept`, `março`; null where it begins none, or more than one. */
function monthOf(word: string): number | null {
  for (const language of languages()) {
    const { months } = namesOf(language)
    const found = months.flatMap((names, index) => (names.some((name) => begins(name, word)) ? [index + 1] : []))
    if (found.length > 0) return found.length === 1 ? found[0]! : null
  }
  return null
}

const isWeekday = (word: string): boolean => languages().some((language) => namesOf(language).weekdays.some((name) => begins(name, word)))

const two = (part: number | string): string => String(part).padStart(2, '0')

function dayOf(year: string, month: number, day: number): Day | null {
  if (year.length !== 2 && year.length !== 4) return null
  const text = `${year.length === 2 ? CENTURY + Number(year) : year}-${two(month)}-${two(day)}`
  return isDay(text) ? text : null
}

/** The first such day of a year from `from` on. */
function nextOf(month: number, day: number, from: Day): Day | null {
  // Up to the next leap year.
  for (let later = 0; later <= 8; later++) {
    const found = dayOf(String(Number(from.slice(0, 4)) + later), month, day)
    if (found && found >= from) return found
  }
  return null
}

/** The first day of that number from `from` on. */
function nextNumbered(day: number, from: Day): Day | null {
  if (day < 1 || day > 31) return null
  let found = from
  while (Number(found.slice(8)) !== day) found = addDays(found, 1)
  return found
}

type Part = { readonly kind: 'figure'; readonly text: string } | { readonly kind: 'month'; readonly month: number }

/** The figures of a text and its month, in their order; null where anything else is in it. */
function partsIn(text: string): Part[] | null {
  const parts: Part[] = []
  const words: { readonly at: number; readonly word: string }[] = []
  let between = ''
  let end = 0
  for (const { 0: token, index } of text.matchAll(/\d+|\p{L}+|[^\d\p{L}]/gu)) {
    if (/^\d/.test(token)) {
      const isAfterFigure = parts.at(-1)?.kind === 'figure' && words.length === 0
      if (isAfterFigure && !BETWEEN_FIGURES.test(between)) return null
      parts.push({ kind: 'figure', text: token })
      between = ''
      end = index + token.length
    } else if (/^\p{L}/u.test(token)) {
      const isOrdinal = index === end && parts.at(-1)?.kind === 'figure' && languages().some((language) => ORDINAL[spoken(language)]?.test(token))
      const isLink = LINKS[spoken(currentLanguage())] === token
      // It has a part on both sides.
      if (isLink && (parts.length + words.length === 0 || !/[\d\p{L}]/u.test(text.slice(index + token.length)))) return null
      if (!isOrdinal && !isLink) words.push({ at: parts.length, word: token })
    } else if (token === ' ' || SIGNS.includes(token)) between += token
    else return null
  }
  const known = words.map(({ at, word }) => ({ at, month: monthOf(word), isWeekday: isWeekday(word) }))
  if (known.some(({ month, isWeekday: is }) => month === null && !is)) return null
  const months = known.filter(({ month }) => month !== null)
  // `mar 12 ene` begins with a Tuesday.
  const named = months.length > 1 ? months.filter(({ isWeekday: is }) => !is) : months
  if (named.length > 1 || (months.length > 0 && named.length === 0)) return null
  const [month] = named
  if (month?.month) parts.splice(month.at, 0, { kind: 'month', month: month.month })
  return parts
}

/** A day whose month is a word: `12 Mar`, `March 12`, `12 March 2027`, `March 12, 2027`, `2027 March 12`. */
function withMonth(month: number, before: readonly string[], after: readonly string[], from: Day): Day | null {
  const [first = '', second = ''] = [...before, ...after]
  if (before.length + after.length === 1) return first.length <= 2 ? nextOf(month, Number(first), from) : null
  if (before.length + after.length !== 2 || before.length === 2) return null
  return before.length === 1 && first.length === 4 ? dayOf(first, month, Number(second)) : dayOf(second, month, Number(first))
}

/** Whether a day without its year has the month first: in languages that begin with the year. */
const isMonthFirst = (): boolean => spoken(currentLanguage()) === 'ja'

function ofFigures(figures: readonly string[], from: Day): Day | null {
  const [a = '', b = '', c = ''] = figures
  const [first, second] = [Number(a), Number(b)]
  switch (figures.length) {
    case 1:
      return a.length <= 2 ? nextNumbered(first, from) : null
    case 2:
      return isMonthFirst() ? nextOf(first, second, from) : nextOf(second, first, from)
    case 3:
      if (a.length === 4) return c.length <= 2 ? dayOf(a, second, Number(c)) : null
      // Where the year comes first, 3/4/2027 is in no order that is known.
      return isMonthFirst() ? null : dayOf(c, second, first)
    default:
      return null
  }
}

/** A text in small letters without accents, its figures and signs those of a usual keyboard. What separates its parts stays. */
const plain = (typed: string): string =>
  typedCode(typed)
    .replace(/(?<=\d)°/g, 'º')
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => fold(word))

/**
 * Reads a typed day: `12/3/27`, `12 Mar`, `Fri, March 12`, `2027-03-12`, `12`. A day without a year, or without a month, is the first such from `from` on.
 * A weekday may be wrong: a person a person who changes the figure of a day seldom changes its name. Null where it is no day.
 */
export function readDay(typed: string, from: Day): Day | null {
  const text = plain(typed).trim()
  const kanji = KANJI.exec(text.replaceAll(' ', ''))
  if (LOOSE_SIGN.test(text) || (!kanji && KANJI_MONTH.test(text.replaceAll(' ', '')))) return null
  if (kanji && /[年月日曜]/u.test(text)) {
    const [, year, month, day] = kanji
    if (year) return month ? dayOf(year, Number(month), Number(day)) : null
    return month ? nextOf(Number(month), Number(day), from) : nextNumbered(Number(day), from)
  }
  const parts = partsIn(text)
  if (!parts) return null
  const at = parts.findIndex(({ kind }) => kind === 'month')
  const figures = parts.flatMap((part) => (part.kind === 'figure' ? [part.text] : []))
  const named = parts[at]
  return named?.kind === 'month' ? withMonth(named.month, figures.slice(0, at), figures.slice(at), from) : ofFigures(figures, from)
}
