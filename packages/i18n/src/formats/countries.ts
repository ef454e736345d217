import { madeOnce } from '../made-once.ts'
import { currentLanguage } from '../texts.ts'
import { formatTag } from './tag.ts'

const namesOf = madeOnce((language: string) => new Intl.DisplayNames(formatTag(language), { type: 'region' }))
const orderOf = madeOnce((language: string) => new Intl.Collator(formatTag(language)))

/** `Portugal`: a country by its two letters, as the language calls it. */
export const countryNameText = (code: string): string => namesOf(currentLanguage()).of(code) ?? code

/** Names in the order in which the language lists them. */
export const byName = (a: string, b: string): number => orderOf(currentLanguage()).compare(a, b)
