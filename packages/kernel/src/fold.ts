const LETTERS: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', œ: 'oe', æ: 'ae', ð: 'd', þ: 'th', ß: 'ss', ł: 'l' }

/** A name as people type it: lower case, no accents, words apart by one space. Empty where the text has neither letters nor digits. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ıøœæðþßł]/g, (letter) => LETTERS[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
