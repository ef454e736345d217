import { madeOnce } from '../made-once.ts'
import { currentLanguage } from '../texts.ts'
import { formatTag } from './tag.ts'

const namesOf = madeOnce((language: string) => new Intl.DisplayNames(formatTag(language), { type: 'language' }))

/** `Portuguese`: a language by its tag, as the current language calls it. */
export const languageNameText = (tag: string): string => namesOf(currentLanguage()).of(tag) ?? tag
