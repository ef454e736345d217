import type { StayOffer } from '@sojourn/contracts'
import { artOf } from '../../lib/art.ts'
import { stayText } from '../../lib/dates.ts'
import { partyText } from '../../lib/stay-address.ts'
import { productOf } from '../../lib/stay-product.ts'
import { nightsText } from '../../lib/stay-words.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'

/** What is being booked: picture, house, room, days, people. */
export function StaySummary({ offer, heading: Heading, className }: { offer: StayOffer; heading: 'h2' | 'p'; className?: string }) {
  return (
    <div className={classes('flex gap-4', className)}>
      <Picture name={artOf(offer.image)} widths={[336]} sizes="84px" width={84} height={98} alt="" className="h-[98px] w-[84px] shrink-0" />
      <div className="min-w-0">
        <Heading className="font-display text-h3 font-[480]">{offer.hotel_name}</Heading>
        <p className="text-caption text-ink-2">
          {offer.room_name}. {offer.board}.
          <br />
          {stayText(offer.checkin, offer.checkout)}, {nightsText(offer.nights)}
          <br />
          {partyText(offer.rooms, productOf(offer.product).words.unit)}
        </p>
      </div>
    </div>
  )
}
