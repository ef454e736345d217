import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { useToast } from '../../../ui/toast.tsx'
import type { StayProduct } from '../stay-product.ts'
import { getDetailsAgain, type HotelFound, type HotelStay } from './hotel-details-api.ts'
import { changedTotals, refreshedText } from './refreshed.ts'

export interface Fresh {
  /** The property as last loaded. */
  readonly found: HotelFound
  readonly isRefreshing: boolean
  /** Loads the present prices. Without an answer, what is shown stays. */
  readonly refresh: () => void
}

/** The property of the page, and its prices again without leaving the place one reads at. */
export function useFresh(given: HotelFound, product: StayProduct, stay: HotelStay): Fresh {
  const [state, setState] = useState({ given, found: given })
  const [isRefreshing, setRefreshing] = useState(false)
  const toast = useToast()
  // The page itself asked again: that is newer than anything asked for here.
  const found = state.given === given ? state.found : given
  const refresh = async () => {
    if (isRefreshing) return
    setRefreshing(true)
    const answer = await getDetailsAgain(product, found.hotel.hotel_id, stay)
    if (answer.ok) {
      setState({ given, found: answer.data })
      toast(refreshedText(changedTotals(found.rates, answer.data.rates)))
    } else toast(say`We couldn't refresh the prices, so they may have changed. We'll ask before you pay more.`, 5000, 'wrong')
    setRefreshing(false)
  }
  return { found, isRefreshing, refresh: () => void refresh() }
}
