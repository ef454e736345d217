import { Share2 } from 'lucide-react'
import { hotelHref } from '../../../lib/stay-address.ts'
import type { StayProduct } from '../../../lib/stay-product.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { Hotel, HotelStay } from '../hotel-details-api.ts'

interface ShareProps {
  readonly hotel: Pick<Hotel, 'hotel_id' | 'name' | 'city'>
  readonly stay: HotelStay
  readonly product: StayProduct
}

/** Hands the address of this house, with dates and party, to the device's own way of sharing; else copies it. */
export function ShareButton({ hotel, stay, product }: ShareProps) {
  const say = useToast()
  const share = async () => {
    const url = new URL(hotelHref(hotel.hotel_id, stay, product), location.origin).href
    const title = `${hotel.name}, ${hotel.city}`
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      say('Link copied: it opens this house for the same dates and party.')
    } catch (fault) {
      // Who closed the device's own sheet chose so.
      if (fault instanceof DOMException && fault.name === 'AbortError') return
      say(`Copy this link: ${url}`, 12_000)
    }
  }
  return (
    <Button size="small" onClick={() => void share()}>
      <Share2 aria-hidden size={16} /> Share
    </Button>
  )
}
