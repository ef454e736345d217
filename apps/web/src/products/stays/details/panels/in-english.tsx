import { currentLanguage, DEFAULT_LANGUAGE, say } from '@sojourn/i18n'

/** Says, to readers of another language, that what was written freely is in English: such words are never put into other mouths. */
export const InEnglish = () => (currentLanguage() === DEFAULT_LANGUAGE ? null : <p className="mt-2 text-caption text-ink-2">{say`Written in English.`}</p>)
