import { commaText, moneyText, say } from '@sojourn/i18n'
import type { BookingData } from '../../../features/booking-confirmed/index.ts'
import type { Wallet } from '../wallet-api.ts'
import { GiftWords, giftOf } from './gift-words.tsx'

/** Stored value on its ticket: how much, for whom, and what the wallet holds now. */
export function TopUpTicket({ booking, balances }: { booking: BookingData; balances: Wallet['balances'] }) {
  const gift = giftOf(booking.offer)
  return (
    <>
      <h2 className="text-h2-s md:text-h2">{booking.title}</h2>
      <dl className="mt-5 grid grid-cols-2 gap-4 border-y border-rule py-5">
        <Fact label={gift ? say`Gift value` : say`Topped up`} value={moneyText(booking.total, booking.currency)} />
        {!gift && <Fact label={say`Your balance now`} value={commaText(balances.map(({ amount, currency }) => moneyText(amount, currency))) || '0'} />}
      </dl>
      {gift && <GiftWords gift={gift} />}
    </>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd className="font-display text-h3 font-[480] wrap-anywhere tabular-nums">{value}</dd>
    </div>
  )
}
