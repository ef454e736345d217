import { say } from '@sojourn/i18n'
import { type ReactNode, useCallback } from 'react'
import { useRevalidator } from 'react-router'
import type { BookingData } from '../../features/booking-confirmed/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SignInFirst } from '../shell/sign-in-first.tsx'

interface ConfirmedPageProps {
  /** As `loadBooking` answered it. */
  readonly loaded: { readonly booking: BookingData | null; readonly signedIn: boolean }
  /** Renders the outcome with the product's own parts. */
  readonly children: (booking: BookingData, reload: () => void) => ReactNode
}

/** The page after paying, of any product. */
export function ConfirmedPage({ loaded: { booking, signedIn }, children }: ConfirmedPageProps) {
  const { revalidate } = useRevalidator()
  const reload = useCallback(() => void revalidate(), [revalidate])
  return (
    <main id="content" className="page-width py-9 xl:px-24">
      {booking ? children(booking, reload) : <NotShown signedIn={signedIn} />}
    </main>
  )
}

function NotShown({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      <h1 className="text-h1-s md:text-h1">{say`We can't show this booking`}</h1>
      {signedIn ? (
        <>
          <p className="mt-3 max-w-[52ch] text-body text-ink-2">{say`It may belong to another account, or the link may be incomplete. All your bookings are under My bookings.`}</p>
          <ButtonLink look="filled" className="mt-6" to="/user/my-bookings">{say`View my bookings`}</ButtonLink>
        </>
      ) : (
        <SignInFirst text={say`Sign in with the account you booked with to see this booking.`} />
      )}
    </>
  )
}
