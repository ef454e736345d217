import { useEffect, useState } from 'react'
import type { StayProduct } from '../stay-product.ts'
import { getSimilar, type HotelStay, type Similar } from './hotel-details-api.ts'

export type SimilarStays = { readonly at: 'asking' } | { readonly at: 'failed' } | { readonly at: 'here'; readonly found: Similar }

/** Asked for by a person who scrolls this far. */
export function useSimilar(product: StayProduct, hotelId: string, stay: HotelStay, currency: string): SimilarStays {
  const [stays, setStays] = useState<SimilarStays>({ at: 'asking' })
  useEffect(() => {
    let left = false
    void getSimilar(product, hotelId, stay, currency).then((answer) => {
      if (!left) setStays(answer.ok ? { at: 'here', found: answer.data } : { at: 'failed' })
    })
    return () => {
      left = true
    }
  }, [product, hotelId, stay, currency])
  return stays
}
