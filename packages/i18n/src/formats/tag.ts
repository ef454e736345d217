/** The tag that dates and numbers of a language are written by: of Arabic with the figures 0 to 9, which browsers do not agree on. */
export const formatTag = (language: string): string => (language.startsWith('ar') ? `${language}-u-nu-latn` : language)

/** What stands between the parts of a line. */
export const commaOf = (language: string): string => (language.startsWith('ar') ? '، ' : ', ')
