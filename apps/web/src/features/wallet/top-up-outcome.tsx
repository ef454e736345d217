import { Check } from 'lucide-react'
import { moneyText } from '../../lib/money.ts'
import { useFollowedBooking } from '../../lib/use-followed-booking.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { outcomeOf } from './outcome-words.ts'
import type { TopUpBooking, Wallet } from './wallet-api.ts'
import { GiftWords } from './wallet-receipt.tsx'

/** The page after paying: where the top-up stands, changing by itself, and what the wallet holds now. */
export function TopUpOutcome({ booking, balances, onChanged }: { booking: TopUpBooking; balances: Wallet['balances']; onChanged: () => void }) {
  useFollowedBooking(booking.booking_id, booking.status, onChanged)
  const { heading, text, note } = outcomeOf(booking)
  const confirmed = booking.status === 'confirmed'
  return (
    <>
      <div aria-live="polite">
        {confirmed && (
          <p className="mb-2 flex items-center gap-2 text-small font-[620] text-sea">
            <Check aria-hidden size={18} />
            Paid and confirmed
          </p>
        )}
        <h1 className="text-h1-s md:text-h1">{heading}</h1>
        <p className="mt-2 max-w-[50ch] text-input text-ink-2">{text}</p>
      </div>
      {note && (
        <Note kind={booking.status === 'failed' ? 'wrong' : 'care'} className="mt-6 max-w-[60ch]">
          {note}
        </Note>
      )}
      <dl className="mt-7 grid max-w-[44rem] gap-x-8 gap-y-4 border-t-3 border-ink bg-sheet px-5 py-5 sm:grid-cols-3">
        <Fact label={booking.offer.gift ? 'Value of the gift' : 'Topped up'} value={moneyText(booking.total, booking.currency)} />
        <Fact label="Reference" value={booking.reference ?? 'none yet'} />
        <Fact label="Paid with" value={booking.paid_with ?? 'nothing yet'} />
        {confirmed && !booking.offer.gift && (
          <Fact label="Your balance now" value={balances.map(({ amount, currency }) => moneyText(amount, currency)).join(', ') || '0'} />
        )}
      </dl>
      {booking.offer.gift && (
        <div className="max-w-[44rem]">
          <GiftWords gift={booking.offer.gift} />
        </div>
      )}
      <nav aria-label="Your top-up" className="mt-7 flex flex-wrap gap-3">
        <ButtonLink look="filled" to="/wallet">
          See my wallet
        </ButtonLink>
        <ButtonLink to="/">Find a stay</ButtonLink>
      </nav>
    </>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd className="font-display text-h3 font-[480] break-words tabular-nums">{value}</dd>
    </div>
  )
}
