import type { Money } from '@sojourn/kernel'

/** The page of what has this price, at it: in its currency, whoever opens it. */
export function ownPriceLink(url: string, { currency }: Pick<Money, 'currency'>): string {
  return `${url}${url.includes('?') ? '&' : '?'}currency=${currency}`
}
