import { plainDigits, typedLine } from './typed-text.ts'

const LETTERS: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ø: 'o', œ: 'oe', æ: 'ae', ð: 'd', þ: 'th', ß: 'ss', ł: 'l', đ: 'd', ħ: 'h' },
  // Arabic letters that keyboards and countries write differently: yeh, heh and teh marbuta, kaf, alef.
  ...{ ى: 'ي', ی: 'ي', ې: 'ي', ے: 'ي', ة: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه', ۃ: 'ه', ک: 'ك', ڪ: 'ك', ٱ: 'ا' },
}
const OTHERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/**
 * A name as people type it, on whatever keyboard: lower case, no accents or vowel marks, one form of letters and digits that have several, words
 * apart by one space. Empty where the text has neither letters nor digits.
 */
export function fold(text: string): string {
  return (
    plainDigits(typedLine(text))
      .toLowerCase()
      .normalize('NFD')
      // The tatweel only stretches a word.
      .replace(/[\p{M}\u0640]/gu, '')
      .replace(OTHERS, (letter) => LETTERS[letter]!)
      .replace(/[’'`]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  )
}
