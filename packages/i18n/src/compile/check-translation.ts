// nothing here is translated: faults of a translation are read by translators
import { pluralForms } from '../message.ts'

const PLURAL = /\{(\d+), plural, ((?:[^{}]|\{[^{}]*(?:\{\d+\}[^{}]*)*\})*)\}/g

const sorted = (found: Iterable<string>): string => [...found].sort().join(' ')
const places = (text: string): string => sorted(new Set([...text.matchAll(/\{(\d+)[,}]/g)].map(([, index]) => index ?? '')))
const tags = (text: string): string => sorted([...text.matchAll(/<\/?\d+\/?>/g)].map(([tag]) => tag))
const plurals = (text: string) => [...text.matchAll(PLURAL)].map(([, index = '', forms = '']) => ({ index, forms: pluralForms(forms) }))

/** What a person reads of a text: without its places and tags. */
export const wordsOf = (text: string): string =>
  text
    .replaceAll(PLURAL, (_, __, forms: string) => pluralForms(forms).other ?? '')
    .replaceAll(/\{\d+\}|<\/?\d+\/?>/g, '')
    .trim()

/** How much longer than its English a text may be: a short one is in a button or a heading. */
const LONGER_MAX = { short: 1.6, long: 1.6, grace: 8 }
/** Arabic has narrower letters and next to no abbreviations: it says VAT in three words. */
const GRACES: Readonly<Record<string, number>> = { ar: 16 }
const SHORT_CHARACTERS = 24

/** What is wrong with a translation, in words; none where nothing is. Its meaning is not checked here. */
export function faultsOf(language: string, english: string, text: string): string[] {
  if (text.trim() === '') return ['is not translated']
  const faults: string[] = []
  if (places(english) !== places(text)) faults.push(`has the places ${places(text) || 'none'} instead of ${places(english) || 'none'}`)
  if (tags(english) !== tags(text)) faults.push(`has the tags ${tags(text) || 'none'} instead of ${tags(english) || 'none'}`)
  const categories = sorted(new Intl.PluralRules(language).resolvedOptions().pluralCategories)
  const counted = plurals(text)
  if (sorted(plurals(english).map(({ index }) => index)) !== sorted(counted.map(({ index }) => index))) faults.push('has other plurals than its English')
  for (const { forms } of counted)
    if (sorted(Object.keys(forms)) !== categories) faults.push(`has the plural forms ${sorted(Object.keys(forms))} instead of ${categories}`)
  if (/^\s|\s$/.test(text)) faults.push('begins or ends with a space')
  if (/\{(?!\d)/.test(text.replaceAll(PLURAL, ''))) faults.push('has a brace that is no place')
  const [before, after] = [wordsOf(english).length, wordsOf(text).length]
  const factor = before <= SHORT_CHARACTERS ? LONGER_MAX.short : LONGER_MAX.long
  if (after > before * factor + (GRACES[language] ?? LONGER_MAX.grace)) faults.push(`has ${after} characters, its English ${before}`)
  return [...faults, ...punctuationFaults(language, english, text)]
}

function punctuationFaults(language: string, english: string, text: string): string[] {
  const faults: string[] = []
  if (/…$/.test(english) !== /…$/.test(text)) faults.push('ends in … where its English does not, or not where it does')
  if (/[.!?]$/.test(english) && !/[.!?؟。！？…]$/.test(text)) faults.push('has no end of a sentence')
  if (language.startsWith('es') && (/\?/.test(text) !== /¿/.test(text) || /!/.test(text) !== /¡/.test(text)))
    faults.push('lacks ¿ or ¡, or the mark they belong to')
  const odd = ODD_MARKS[language]?.exec(plain(text))
  if (odd) faults.push(`has “${odd[0]}”, which its language writes otherwise`)
  return faults
}

/** Marks that a language writes otherwise: French with a narrow space before them, German quotes, Japanese of full width, Arabic mirrored. */
const ODD_MARKS: Readonly<Record<string, RegExp>> = {
  'fr-FR': /[^\u202F\u00A0][;!?»]|[^\u202F\u00A0\d]:|«(?![\u202F\u00A0])|'/u,
  'de-DE': /["'”«»]/u,
  'ja-JP': /[,;?!"'()]|[\u3000-\u9FFF][:.]/u,
  ar: /[,;?"'«»]|\u064B/u,
  'es-MX': /["']/u,
  'pt-BR': /["']/u,
}

/** A text without its plural syntax, addresses, examples in Latin letters and closing tags, whose marks belong to no language. */
const plain = (text: string): string =>
  text.replaceAll(PLURAL, (_, __, forms: string) => Object.values(pluralForms(forms)).join(' ')).replaceAll(/\{\d+\}|<\/?\d+\/?>/g, ' \u202F')

/** For each term of a glossary what the translation of a text with this term must contain: any of some stems. */
export type Glossary = Readonly<Record<string, string>>

/** The terms of a text that its translation says in other words. */
export function glossaryFaults(glossary: Glossary, english: string, text: string): string[] {
  // A soft hyphen, where a long word may be broken, is no letter of it.
  const lower = wordsOf(text).toLowerCase().replaceAll('\u00AD', '')
  return Object.entries(glossary).flatMap(([term, stems]) => {
    if (!new RegExp(`\\b${term}\\b`, 'i').test(wordsOf(english))) return []
    return stems.split('|').some((stem) => lower.includes(stem)) ? [] : [`says ${term} otherwise than ${stems}`]
  })
}
