import { plainDigits } from '@sojourn/kernel/typed-text'
import { brandOf } from './brands.ts'
import { checkNumber } from './number.ts'

// As people and machines write a number in groups; the same sign separates all of them.
const SPACED = /^[\s\p{Pd}\p{Cf}]{1,2}$/u
const MARKED = /^[._/]$/
const GROUPS = /(\d+)(\D*)/g
const SHORTEST = 13
const LONGEST = 19

/** True where a text contains what can only be a card number, whatever is around it: such texts are refused before they are stored. */
export function carriesCardNumber(text: string): boolean {
  if (hasTooFewDigits(text)) return false
  const groups = [...inPlainDigits(text).matchAll(GROUPS)].map(([, digits = '', gap = '']) => ({ digits, sign: signOf(gap) }))
  return groups.some((_, index) => beginsNumber(groups, index))
}

/** Whether a text of plain ASCII has fewer digits than any card number: most texts end here. False for other scripts, whose digits are found by their meaning. */
function hasTooFewDigits(text: string): boolean {
  let digits = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code > 0x7f) return false
    if (code >= 0x30 && code <= 0x39) digits++
  }
  return digits < SHORTEST
}

const signOf = (gap: string): string | null => (SPACED.test(gap) ? ' ' : MARKED.test(gap) ? gap : null)

function beginsNumber(groups: readonly { digits: string; sign: string | null }[], from: number): boolean {
  const sign = groups[from]?.sign ?? null
  let number = ''
  for (const group of groups.slice(from, from + LONGEST)) {
    number += group.digits
    if (number.length > LONGEST) return false
    if (number.length >= SHORTEST && isCard(number)) return true
    if (sign === null || group.sign !== sign) return false
  }
  return false
}

const isCard = (digits: string): boolean => brandOf(digits).brand !== 'unknown' && checkNumber(digits) === 'complete'

/** Digits of every script as ours: full-width ones, Arabic ones. */
const inPlainDigits = (text: string): string => plainDigits(text.normalize('NFKC'))
