import { amountText, currentLanguage, percentText, say } from '@sojourn/i18n'
import type { Coupon } from './domain/coupon.ts'

/** What a coupon is for, as its person reads it: in English the words it was made with, in other languages what it gives. */
export function couponText({ description, gives }: Coupon): string {
  if (description && currentLanguage().startsWith('en')) return description
  return gives.kind === 'percent' ? say`${percentText(gives.basisPoints / 100)} off what you pay now` : say`${amountText(gives.off)} off`
}
