import { offerOf } from '@sojourn/contracts/offer-of'
import { say } from '@sojourn/i18n'
import { useId } from 'react'
import type { BookedPartProps } from '../../../lib/booked-part.ts'
import { RightsList } from '../details/rights-card.tsx'

/** What the law gives to those who fly what is booked, where one says anything. */
export function BookedRights({ item }: BookedPartProps) {
  const title = useId()
  const rights = offerOf(item.offer, 'FLT')?.rights ?? []
  if (rights.length === 0) return null
  return (
    <section aria-labelledby={title} className="mt-9 max-w-[44rem]">
      <h2 id={title} className="text-h3">{say`If a flight is late or canceled`}</h2>
      <RightsList rights={rights} />
    </section>
  )
}
