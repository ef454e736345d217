import { plainDigits, typedLine } from './typed-text.ts'

const LETTERS: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ø: 'o', œ: 'oe', æ: 'ae', ð: 'd', þ: 'th', ß: 'ss', ł: 'l', đ: 'd', ħ: 'h' },
  // Arabic letters that keyboards and countries write differently: yeh, heh and teh marbuta, kaf, alef.
  ...{ ى: 'ي', ی: 'ي', ې: 'ي', ے: 'ي', ة: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه', ۃ: 'ه', ک: 'ك', ڪ: 'ك', ٱ: 'ا' },
}
const OTHERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
const HIRAGANA = /[\u3041-\u3096\u309d\u309e]/g
const TO_KATAKANA = 0x60
/** All marks but those that make another letter of a kana: バ is not ハ. */
const MARKS = /(?![\u3099\u309a])\p{M}/gu

/**
 * A name as people type it, on whatever keyboard: lower case, no accents or vowel marks, one form of letters, kana and digits that have several, words
 * apart by one space. Empty where the text has neither letters nor digits.
 */
export function fold(text: string): string {
  return (
    plainDigits(typedLine(text))
      .toLowerCase()
      .normalize('NFD')
      .replace(MARKS, '')
      .normalize('NFC')
      // The tatweel only stretches a word.
      .replaceAll('\u0640', '')
      .replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA))
      .replace(OTHERS, (letter) => LETTERS[letter]!)
      .replace(/[’'`]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      // サン・マロ is サンマロ.
      .replace(/(?<=\p{scx=Kana}) (?=\p{scx=Kana})/gu, '')
      .trim()
  )
}

const SHORT: Readonly<Record<string, string>> = { saint: 'st', sankt: 'st', sint: 'st', mount: 'mt', fort: 'ft' }

/** A folded name with the words short that maps write short: `st malo`. Only what is the same place whichever way it is written. */
export const withShortWords = (folded: string): string =>
  folded
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .join(' ')
