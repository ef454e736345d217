/** The tag that dates and numbers of a language are written by: of Arabic with the figures 0 to 9, which browsers do not agree on. */
export const formatTag = (language: string): string => (language.startsWith('ar') ? `${language}-u-nu-latn` : language)

// Of a disguise all text is Latin, so there is nothing to keep apart.
const isArabic = (language: string): boolean => language.startsWith('ar') && language !== 'ar-XB'

/**
 * A name or an address of mail inside a line of Arabic: in marks that keep its letters, figures and signs in their own order and those around it
 * in theirs. Other texts stay as they are.
 */
export const isolated = (text: string, language: string): string =>
  isArabic(language) && /\p{Script=Latin}|^\+/u.test(text) && !text.startsWith(FIRST_STRONG) ? `${FIRST_STRONG}${text}${END}` : text

const FIRST_STRONG = '\u2068'
const END = '\u2069'

/** The separator between the parts of a line. */
export const commaOf = (language: string): string => COMMAS[language.slice(0, 2)] ?? ', '

const COMMAS: Readonly<Record<string, string>> = { ar: '، ', ja: '、' }
