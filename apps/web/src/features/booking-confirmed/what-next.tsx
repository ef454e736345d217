import { orderSentences } from '@sojourn/contracts/cancel-words'
import { dateText, moneyText, say, sentencesText } from '@sojourn/i18n'
import { type ReactNode, useId } from 'react'
import { firstToBegin, startOf } from '../../lib/booking-description.ts'
import { laterText } from '../../lib/price-block/pay-split.ts'
import type { BookingData } from './booking-confirmed-api.ts'
import { stillCharged } from './still-charged.ts'

/** What happens after the booking, with a time for each; nothing where there is no place to go to. */
export function WhatNext({ booking, onArrival = '' }: { booking: BookingData; onArrival?: string | undefined }) {
  const title = useId()
  const first = firstToBegin(booking.items)
  const start = startOf(first?.description)
  if (!first || !start) return null
  const cancelling = orderSentences(
    booking.items.map(({ item_no: no, description: { title: name, place } }) => ({ no, title: name, city: place?.city ?? null })),
    booking.if_cancelled,
  )
  const later = booking.price.pay_at_property
  return (
    <section aria-labelledby={title} className="mt-11">
      <h2 id={title} className="text-h3">{say`What happens next`}</h2>
      <ol className="mt-4 grid gap-6 md:grid-cols-3">
        <Step title={say`Today`}>{say`Your voucher has been sent. You'll also find it under My bookings, with your receipt.`}</Step>
        {cancelling.length > 0 && <Step title={say`If your plans change`}>{sentencesText(cancelling)}</Step>}
        {stillCharged(booking).map((charge) => (
          <Step key={charge.charge_id} title={dateText(charge.on)}>
            {say`${moneyText(charge.amount, booking.price.currency)} is charged to your card. We'll email you before.`}
          </Step>
        ))}
        <Step title={start.at}>
          {onArrival || start.title} {later > 0 && say`${laterText(booking.price)} is due ${booking.sold_as.rules.later_at}.`}
        </Step>
      </ol>
    </section>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-t border-ink pt-3">
      <h3 className="font-text text-body font-[640]">{title}</h3>
      <p className="mt-1 text-small text-ink-2">{children}</p>
    </li>
  )
}
