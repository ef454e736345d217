const NON_JOINER = '\u200c'

/**
 * A text that no mail program makes a link of: names and messages may look like addresses (`ST.JOHN`, `evil.com`), and what is in a mail of ours is
 * believed. Behind each dot of what could be a domain is a sign that is not seen. The addresses of a mail itself are in its buttons.
 */
export const unlinked = (text: string): string => text.replace(/([\p{L}\p{N}\p{M}])([.。．｡])(?=[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-])/gu, `$1$2${NON_JOINER}`)

const LONG_WORD = /[^\s<>&-]{25,}/gu

/** HTML whose long words may break, so that none makes a mail wider than its window. Entities stay whole. */
export const breakable = (html: string): string =>
  html.replace(LONG_WORD, (word) => [...word].map((sign, index) => (index > 0 && index % 20 === 0 ? `<wbr>${sign}` : sign)).join(''))
