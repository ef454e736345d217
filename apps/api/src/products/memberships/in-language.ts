import { currentLanguage, matchLanguage } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'

/** The language that a call names, where it is offered; that of the page else. */
export const languageOf = (named: string | undefined): string => matchLanguage(named ?? '') ?? currentLanguage()

/** Answers in the language that a call names. */
export const speaking = <T>(named: string | undefined, work: () => T): T => inLanguage(languageOf(named), work)
