import type { Brand } from './brands.ts'

export type CodeState = 'empty' | 'incomplete' | 'complete'

/** Digits of the security code: four on American Express, three elsewhere. */
export const codeLengthOf = (brand: Brand): 3 | 4 => (brand === 'amex' ? 4 : 3)

export function checkCode(code: string, brand: Brand): CodeState {
  if (code === '') return 'empty'
  return /^\d+$/.test(code) && code.length === codeLengthOf(brand) ? 'complete' : 'incomplete'
}
