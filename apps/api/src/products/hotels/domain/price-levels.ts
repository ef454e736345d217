export type PriceLevel = 'low' | 'usual' | 'high'

/**
 * How each price compares with the others: the lowest fifth are low, the highest fifth high. Where so many cost the same that a fifth reaches the middle,
 * there is nothing to mark. Null stays null.
 */
export function priceLevels(prices: readonly (number | null)[]): (PriceLevel | null)[] {
  const sorted = prices.filter((price) => price !== null).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  const [low, middle, high] = [at(0.2), at(0.5), at(0.8)]
  return prices.map((price) => {
    if (price === null) return null
    if (price <= low && low < middle) return 'low'
    return price >= high && high > middle ? 'high' : 'usual'
  })
}
