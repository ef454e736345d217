import { type ReactNode, useId } from 'react'
import { policySentence, rulesFrom } from '../../lib/cancellation.ts'
import { dayText } from '../../lib/dates.ts'
import { moneyText } from '../../lib/money.ts'
import type { BookingData } from './booking-confirmed-api.ts'

/** What happens after the booking, with a time for each. */
export function WhatNext({ booking }: { booking: BookingData }) {
  const title = useId()
  const { free, after } = policySentence(rulesFrom(booking.cancellation, booking.booked_at))
  const atProperty = booking.price.pay_at_property
  return (
    <section aria-labelledby={title} className="mt-11">
      <h2 id={title} className="text-h3">
        What happens next
      </h2>
      <ol className="mt-4 grid gap-6 md:grid-cols-3">
        <Step title="Today">The voucher arrives by e-mail. It is also under your bookings, with the receipt.</Step>
        <Step title={free ?? 'If you cancel'}>
          {free ? `Last minute to cancel for free, ${booking.offer.city} time.` : `This rate has no free cancellation: ${after ?? 'the whole price is kept'}.`}
        </Step>
        <Step title={`${dayText(booking.offer.checkin)}, ${booking.offer.checkin_from}`}>
          Show your passport.{atProperty > 0 && ` ${moneyText(atProperty, booking.currency)} is paid at the property.`}
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
