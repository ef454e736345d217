import { bookingPage, payPage } from '@sojourn/contracts/site-pages'
import { moneyText, plural, say } from '@sojourn/i18n'
import { useState } from 'react'
import { Link } from 'react-router'
import { GiveUpDialog } from '../../features/my-bookings/index.ts'
import { useClockText } from '../../lib/use-clock-text.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { type Held, releaseHeld } from './wallet-api.ts'

/** What checkouts and unpaid bookings hold of the person's value: how much, until when, the way there, and the way to have it back at once. */
export function HeldList({ held, onChanged }: { held: readonly Held[]; onChanged: () => void }) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [givingUp, setGivingUp] = useState<string | null>(null)
  const [landing, setLanding] = useState(0)
  const heading = useLanding<HTMLHeadingElement>(givingUp === null && landing)
  const changed = (text: string) => {
    toast(text)
    // The row that was clicked is gone by then.
    setLanding((times) => times + 1)
    onChanged()
  }
  const release = async (one: Held) => {
    setBusy(true)
    const answer = await releaseHeld(one)
    setBusy(false)
    if (answer.ok) changed(say`It's yours to use again.`)
    else toast(answer.message, 5000, 'wrong')
  }
  if (held.length === 0 && landing === 0) return null
  return (
    <section className="min-w-0">
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-h3 outline-none">{say`Reserved right now`}</h2>
      {held.length === 0 && <p className="text-body text-ink-2">{say`Nothing is reserved.`}</p>}
      <ul aria-label={say`Reserved right now`}>
        {held.map((one) => (
          <HeldRow
            key={`${one.kind} ${one.id} ${one.checkoutId}`}
            held={one}
            busy={busy}
            onRelease={() => (one.booking_id === null ? void release(one) : setGivingUp(one.booking_id))}
          />
        ))}
      </ul>
      {givingUp !== null && (
        <GiveUpDialog
          bookingId={givingUp}
          onClose={() => setGivingUp(null)}
          onGivenUp={() => {
            setGivingUp(null)
            changed(say`You gave up this booking. Nothing was charged.`)
          }}
        />
      )}
    </section>
  )
}

/** What holds it and, once the clock of the browser is known, until when. */
function whereText(title: string, isBooked: boolean, until: string | null): string {
  if (isBooked) return until === null ? say`Unpaid booking of ${title}` : say`Unpaid booking of ${title}. Reserved until ${until}.`
  return until === null ? say`Checkout of ${title}` : say`Checkout of ${title}. Reserved until ${until}.`
}

function HeldRow({ held, busy, onRelease }: { held: Held; busy: boolean; onRelease: () => void }) {
  const until = useClockText(held.until)
  const isBooked = held.booking_id !== null
  const to = held.booking_id !== null ? bookingPage(held.booking_id) : payPage(held.product, held.checkoutId)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-t border-rule py-3">
      <div className="min-w-0">
        <p className="text-body font-[620] tabular-nums">{valueText(held)}</p>
        <p className="text-small text-ink-2">{whereText(held.title, isBooked, until)}</p>
      </div>
      <p className="flex flex-wrap gap-x-4">
        {to !== null && (
          <Link to={to} className="link inline-flex min-h-11 items-center font-[560]">
            {isBooked ? say`Open booking` : say`Open checkout`}
          </Link>
        )}
        <Button look="underlined" className="min-h-11 noscript:hidden" busy={busy} onClick={onRelease}>
          {isBooked ? say`Give up this booking` : say`Release`}
        </Button>
      </p>
    </li>
  )
}

function valueText({ kind, id, amount, currency, points }: Held): string {
  const money = moneyText(amount, currency)
  switch (kind) {
    case 'coupon':
      return say`Coupon ${id}, ${money}`
    case 'cash_card':
      return say`${money} of your cash cards`
    case 'points':
      return say`${plural(points ?? 0, { one: '# point', other: '# points' })}, worth ${money}`
    case 'payment_card':
      return say`${money} of your wallet`
  }
}
