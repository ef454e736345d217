import type { Price } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { countText } from '../../../lib/score.ts'

/** How the totals of the same rates differ after they were asked for again. */
export function changedTotals(
  before: readonly { readonly rate_id: string; readonly price: Price }[],
  now: readonly { readonly rate_id: string; readonly price: Price }[],
): { readonly rose: number; readonly fell: number; readonly gone: number } {
  const totals = new Map(now.map(({ rate_id, price }) => [rate_id, price.total]))
  const count = (test: (was: number, is: number | undefined) => boolean) => before.filter(({ rate_id, price }) => test(price.total, totals.get(rate_id))).length
  return {
    rose: count((was, is) => is !== undefined && is > was),
    fell: count((was, is) => is !== undefined && is < was),
    gone: count((_, is) => is === undefined),
  }
}

/** What a look at the prices of now came to, in a sentence. */
export function refreshedText({ rose, fell, gone }: { readonly rose: number; readonly fell: number; readonly gone: number }): string {
  const parts = [
    rose > 0 && `${countText(rose, 'price')} rose`,
    fell > 0 && `${countText(fell, 'price')} fell`,
    gone > 0 && `${countText(gone, 'rate')} sold out`,
  ].filter(Boolean)
  return parts.length > 0 ? say`You see the prices of now: ${parts.join(', ')}.` : say`You see the prices of now. None of them changed.`
}
