import type { Price } from '@sojourn/contracts'
import { plural, say, sentencesText } from '@sojourn/i18n'

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

/** The result of loading the present prices, in sentences. */
export function refreshedText({ rose, fell, gone }: { readonly rose: number; readonly fell: number; readonly gone: number }): string {
  const parts = [
    rose > 0 && say`${plural(rose, { one: '# price went up.', other: '# prices went up.' })}`,
    fell > 0 && say`${plural(fell, { one: '# price went down.', other: '# prices went down.' })}`,
    gone > 0 && say`${plural(gone, { one: '# rate sold out.', other: '# rates sold out.' })}`,
  ].filter(Boolean)
  return sentencesText([say`Prices updated.`, ...(parts.length > 0 ? parts : [say`Nothing changed.`])])
}
