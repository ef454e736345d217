import { typedCode } from '@sojourn/kernel/typed-text'
import { brandOf } from './brands.ts'

/** Only the digits of what was typed or pasted, of any keyboard; all of them, for more than a card has are reported and not cut. */
export const digitsOf = (text: string): string => typedCode(text).replace(/\D/g, '')

/** The check digit every card number carries. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return digits.length > 0 && sum % 10 === 0
}

/** The digits as printed on the card. */
export function groupDigits(digits: string): string {
  const facts = brandOf(digits)
  const groups: string[] = []
  let at = 0
  for (const size of facts.groups) {
    if (at >= digits.length) break
    groups.push(digits.slice(at, at + size))
    at += size
  }
  // More than a card has, for the person to see.
  return [...groups, digits.slice(at)].filter(Boolean).join(' ')
}

export type NumberState = 'empty' | 'incomplete' | 'invalid' | 'long' | 'complete'

/** `incomplete` may still become a card by typing on; `invalid` never will; `long` has more digits than any card of its brand. */
export function checkNumber(digits: string): NumberState {
  if (digits === '') return 'empty'
  const { lengths } = brandOf(digits)
  if (digits.length > Math.max(...lengths)) return 'long'
  if (lengths.includes(digits.length) && passesLuhn(digits)) return 'complete'
  // Nearly every card has 16 digits or fewer: 16 that fail the check are a slip, not the start of 19.
  const usual = Math.max(...lengths.filter((length) => length <= 16))
  return digits.length >= usual ? 'invalid' : 'incomplete'
}
