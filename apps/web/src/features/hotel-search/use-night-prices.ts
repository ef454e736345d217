import { addDays, type Day } from '@sojourn/kernel'
import { useCallback, useRef, useState } from 'react'
import { type Party, printRooms } from '../../lib/stay-address.ts'
import { useStayProduct } from '../../lib/stay-product.ts'
import type { NightPrices } from './night-prices.ts'
import { askNights, NIGHTS_AT_ONCE } from './night-prices-api.ts'

const NONE: NightPrices = new Map()

interface Known {
  readonly of: string
  readonly prices: NightPrices
}

/**
 * What each night costs at least at a place, asked for as the calendar reaches it: `reach(day)` sees to the prices up to that day. Without a place,
 * and where nobody answers, there are none, and the calendar works all the same.
 */
export function useNightPrices(placeId: string, rooms: readonly Party[], earliest: Day): { prices: NightPrices; reach: (day: Day) => void } {
  const product = useStayProduct()
  const of = [product.name, placeId, printRooms(rooms), earliest].join(' ')
  const [known, setKnown] = useState<Known>({ of, prices: NONE })
  const asked = useRef(new Set<string>())
  const reach = useCallback(
    (day: Day) => {
      if (!placeId) return
      for (let from = earliest; from <= day; from = addDays(from, NIGHTS_AT_ONCE)) {
        const key = `${of} ${from}`
        if (asked.current.has(key)) continue
        asked.current.add(key)
        void askNights({ product, placeId, rooms, from }).then((nights) => {
          if (!nights) return void asked.current.delete(key)
          setKnown((before) => ({ of, prices: new Map([...(before.of === of ? before.prices : NONE), ...nights]) }))
        })
      }
    },
    [of, placeId, rooms, earliest, product],
  )
  return { prices: known.of === of ? known.prices : NONE, reach }
}
