import type { Brand } from './brands.ts'

export type CodeState = 'empty' | 'incomplete' | 'long' | 'complete'

/** Digits of the security code: four on American Express, three elsewhere. */
const codeLengthOf = (brand: Brand): 3 | 4 => (brand === 'amex' ? 4 : 3)

export function checkCode(code: string, brand: Brand): CodeState {
  if (code === '') return 'empty'
  if (code.length > codeLengthOf(brand)) return 'long'
  return /^\d+$/.test(code) && code.length === codeLengthOf(brand) ? 'complete' : 'incomplete'
}
