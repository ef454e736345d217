import { bookingPage } from '@sojourn/contracts/site-pages'
import { commaText, daysText, moneyText, say } from '@sojourn/i18n'
import { shownEmail } from '@sojourn/kernel'
import { Form, Link } from 'react-router'
import { LIMITS } from '../../lib/form/limits.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Unreadable } from '../../ui/unreadable.tsx'
import type { BookingsState, ClientBooking } from './client-bookings-api.ts'
import { statusWords } from './status-words.ts'

type Shown = Extract<BookingsState, { kind: 'shown' }>

/** The bookings of an agent's clients, of one or of all, in every state but a guest's. */
export function ClientBookings({ state }: { state: Exclude<BookingsState, { kind: 'guest' }> }) {
  if (state.kind !== 'shown') return <Unreadable>{state.message}</Unreadable>
  const { bookings, next, clients, clientId, find } = state
  const query = new URLSearchParams({ ...(clientId && { client: clientId }), ...(find && { find }), ...(next && { cursor: next }) })
  return (
    <>
      <Form role="search" aria-label={say`Clients' bookings`} className="mt-6 flex flex-wrap items-end gap-3">
        <Field key={find} label={say`Booking or client`} name="find" type="search" autoComplete="off" limit={LIMITS.search} defaultValue={find} />
        <Select
          label={say`Client`}
          name="client"
          defaultValue={clientId}
          options={[
            { value: '', label: say`All clients` },
            ...clients.map(({ user_id, name, email }) => ({ value: user_id, label: commaText([name, shownEmail(email)]) })),
          ]}
        />
        <Button type="submit" look="ink">{say`Show`}</Button>
      </Form>
      {bookings.length === 0 ? (
        <p className="mt-6 border-t border-ink pt-6 text-body text-ink-2">{noneText(find, clients)}</p>
      ) : (
        <ul className="mt-6 border-t border-ink">
          {bookings.map((booking) => (
            <li key={booking.booking_id} className="border-b border-rule">
              <Row booking={booking} />
            </li>
          ))}
        </ul>
      )}
      {next && <ButtonLink className="mt-6" to={`?${query}`}>{say`Earlier bookings`}</ButtonLink>}
    </>
  )
}

/** Why the list is empty: a client without bookings was found, or nothing was. */
function noneText(find: string, clients: Shown['clients']): string {
  if (!find) return say`No bookings yet.`
  const found = clients.find(({ name, email }) => `${name} ${email} ${shownEmail(email)}`.toLowerCase().includes(find.toLowerCase()))
  if (found) return say`No bookings for ${found.name} yet.`
  return say`No bookings match “${find}”. Search by a client's name or email, or by a booking's reference.`
}

function Row({ booking }: { booking: ClientBooking }) {
  const { agency, currency } = booking
  const [text, kind] = statusWords(booking.status)
  const money = (amount: number) => moneyText(amount, currency)
  return (
    <article className="relative flex flex-wrap justify-between gap-x-6 gap-y-2 py-5">
      <div className="min-w-0">
        <Tag kind={kind}>{text}</Tag>
        <h2 className="mt-1 text-h3 wrap-anywhere">
          <Link to={bookingPage(booking.booking_id)} className="after:absolute after:inset-0 hover:underline">
            {booking.title}
          </Link>
        </h2>
        <p className="text-small">{booking.client ? say`For ${booking.client.name}` : say`For no client`}</p>
        {booking.checkin && booking.checkout && <p className="text-small text-ink-2">{daysText(booking.checkin, booking.checkout)}</p>}
        {booking.reference && <p className="text-caption text-ink-3">{booking.reference}</p>}
      </div>
      <p className="text-small text-ink-2 tabular-nums sm:text-end">
        <span className="block text-body font-[620] text-ink">{money(agency?.sell ?? booking.total)}</span>
        {agency && (
          <>
            <span className="block">{say`Net price ${money(agency.net)}`}</span>
            <span className="block">{say`Markup ${money(agency.markup)}`}</span>
            <span className="block">{agency.paid_by === 'client' ? say`The client paid us.` : say`You collect from the client.`}</span>
          </>
        )}
      </p>
    </article>
  )
}
