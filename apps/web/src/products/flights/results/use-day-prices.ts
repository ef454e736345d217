import type { Day } from '@sojourn/kernel'
import { useEffect, useState } from 'react'
import type { FlightSearch } from '../flight-address.ts'
import { type DayPrices, dayPrices } from './day-prices-api.ts'

/** Prices of days, asked for by the browser that shows them. Null until they are here; a page is whole without them. */
export function useDayPrices(search: FlightSearch, days: readonly Day[], currency: string): DayPrices | null {
  const about = JSON.stringify({ search, months: [...new Set(days.map((day) => day.slice(0, 7)))], currency })
  const [known, setKnown] = useState<{ readonly about: string; readonly prices: DayPrices | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` is the text of all three
  useEffect(() => {
    let isCurrent = true
    void dayPrices(search, days, currency).then((prices) => isCurrent && setKnown({ about, prices }))
    return () => {
      isCurrent = false
    }
  }, [about])
  return known?.about === about ? known.prices : null
}
