import { say } from '@sojourn/i18n'
import { type BookingData, BookingOutcome } from '../../../features/booking-confirmed/index.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Wallet } from '../wallet-api.ts'
import { topUpWords } from './outcome-words.ts'
import { TopUpTicket } from './top-up-ticket.tsx'

/** The page after paying for stored value: the outcome of any booking, with what the wallet holds now. */
export function TopUpOutcome({ booking, balances, onChanged }: { booking: BookingData; balances: Wallet['balances']; onChanged: () => void }) {
  return (
    <BookingOutcome
      booking={booking}
      onChanged={onChanged}
      words={topUpWords(booking)}
      ticket={<TopUpTicket booking={booking} balances={balances} />}
      actions={<ButtonLink to="/wallet">{say`View my wallet`}</ButtonLink>}
    />
  )
}
