import { addDays, type Day } from '@sojourn/kernel'
import { useCallback, useRef, useState } from 'react'
import type { DayPrices, PriceSource } from '../../../features/search-form/index.ts'
import { createMemory } from '../../../lib/remember.ts'
import { type Party, printRooms } from '../../../lib/rooms.ts'
import { useShell } from '../../../lib/shell.ts'
import { useStayProduct } from '../stay-product.ts'
import { askNights, NIGHTS_AT_ONCE } from './night-prices-api.ts'

const NONE: DayPrices = new Map()

// A calendar that is opened again soon uses the cache.
const memory = createMemory<DayPrices | null>({ forMs: 120_000, most: 24 })

/**
 * What each night costs at least at a place, asked for as the calendar reaches it: `reach(day)` sees to the prices up to that day. Without a place,
 * and without an answer there are none, and the calendar works all the same.
 */
export function useNightPrices(placeId: string, rooms: readonly Party[], earliest: Day): PriceSource {
  const product = useStayProduct()
  const { currency } = useShell()
  const party = printRooms(rooms)
  const [prices, setPrices] = useState(NONE)
  const asked = useRef(new Set<string>())
  const reach = useCallback(
    (day: Day) => {
      if (!placeId) return
      for (let from = earliest; from <= day; from = addDays(from, NIGHTS_AT_ONCE)) {
        const key = [product.name, currency, placeId, party, from].join(' ')
        if (asked.current.has(key)) continue
        asked.current.add(key)
        const ask = { product, placeId, rooms, from }
        void memory
          .recall(key, Date.now(), () => askNights(ask))
          .then((nights) => {
            if (nights) setPrices((before) => new Map([...before, ...nights]))
            else memory.forget(key)
          })
      }
    },
    [product, currency, placeId, party, rooms, earliest],
  )
  return { prices, reach }
}
