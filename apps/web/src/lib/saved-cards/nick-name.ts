import type { CardBrand } from '@sojourn/card-sdk'
import { say } from '@sojourn/i18n'
import { typedCode } from '@sojourn/kernel'
import { brandName } from '../../ui/card-brand.tsx'
import { lengthFaultText } from '../form/typed-faults.ts'

export const NICK_NAME_MAX = 50

/** A card number in it would be stored in the clear: the gateway refuses it too. */
const isCardNumber = (typed: string): boolean => /\d{12}/.test(typedCode(typed).replace(/[\s-]/g, ''))

/** What is wrong with a card's nick name: it must be given (A5.7), has 50 characters at most, and is no card number. Null where it is one. */
export function nickNameFault(typed: string): string | null {
  if (typed.trim() === '') return say`Enter a nickname for this card.`
  return isCardNumber(typed) ? say`A nickname can't be a card number.` : lengthFaultText(typed, NICK_NAME_MAX)
}

/** A nick name to begin with, for those who are asked for one although they did not ask for the card to be saved: `My Visa`. */
export function suggestedNickName(brand: CardBrand): string {
  switch (brand) {
    case 'unknown':
      return say`My card`
    case 'unionpay':
      return say`My ${'UnionPay'}`
    case 'diners':
      return say`My ${brandName('dinersClub')}`
    default:
      return say`My ${brandName(brand)}`
  }
}
