// nothing here is translated: brands of cards are names
import { type Method, NICK_NAME } from './method.ts'

const BRAND_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** What a saved card is called until its holder names it: `Visa 4242`. */
export const defaultNickName = ({ brand, last4 }: Pick<Method, 'brand' | 'last4'>): string => `${BRAND_NAMES[brand] ?? 'Card'} ${last4}`

/** The card with a nick name: its own, else the one given to the same card when it was saved before, else the default. */
export const withNickName = (method: Method, earlier?: string): Method => ({
  ...method,
  metadata: { ...method.metadata, [NICK_NAME]: method.metadata[NICK_NAME] || earlier || defaultNickName(method) },
})
