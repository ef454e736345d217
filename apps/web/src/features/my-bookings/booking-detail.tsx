import { cancelPoints } from '@sojourn/contracts/cancel-words'
import { say } from '@sojourn/i18n'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { calendarHref, firstToBegin, startOf } from '../../lib/booking-description.ts'
import type { ChangeForm } from '../../lib/change-form.ts'
import { useOfflineCopy } from '../../lib/offline/offline-copy.ts'
import { plansTitle } from '../../lib/place-text.ts'
import { UndoNote } from '../../lib/undo-note.tsx'
import { useFollowedBooking } from '../../lib/use-followed-booking.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TimeLine } from '../../ui/time-line.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { AgencySale } from './agency-sale.tsx'
import { BookingFacts, BookingHead } from './booking-facts.tsx'
import { BookingItems } from './booking-items.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { GiveUpDialog } from './give-up-dialog.tsx'
import { ItemNews } from './item-news.tsx'
import { type BookedItem, isWaiting } from './item-words.ts'
import { LaterCharges } from './later-charges.tsx'
import type { BookingData, ReceiptData } from './my-bookings-api.ts'
import { ReceiptSlip } from './receipt-slip.tsx'
import { StateNote } from './state-note.tsx'

interface DetailProps {
  readonly booking: BookingData
  readonly receipt: ReceiptData | null
  readonly onChanged: () => void
  /** The form by which an item of a product is changed, where it may be. */
  readonly changeFormOf?: (product: string) => ChangeForm | undefined
  /** What else may be done with a booking that is confirmed. */
  readonly more?: ReactNode
}

/** What is about to be cancelled. */
type Cancelling = 'booking' | 'unpaid' | BookedItem

function cancelledText(what: Cancelling | null, waits: boolean): string {
  if (waits) return say`We've asked the supplier to cancel it. You'll be refunded once it's canceled.`
  if (what === 'unpaid') return say`You gave up this booking. Nothing was charged.`
  return what === null || what === 'booking' ? say`Your booking is canceled.` : say`This part of your booking is canceled. The rest is unchanged.`
}

/** A part of several that were sold as one is changed while what its provider changed of it waits for an answer. */
function mayChangeItem({ sold_as: { product } }: BookingData, item: BookedItem): boolean {
  const isMoved = item.news.some(({ state, may_change: may }) => state === 'open' && may)
  return isMoved || item.product === product
}

/** One booking, whole: what was bought, the policy, the receipt, the way to cancel. Updates live while it is still open. */
export function BookingDetail({ booking, receipt, onChanged, changeFormOf = () => undefined, more }: DetailProps) {
  const [cancelling, setCancelling] = useState<Cancelling | null>(null)
  const [wasCancelled, setWasCancelled] = useState(false)
  // The button that was clicked is gone by then: the result for the money is next.
  const outcome = useLanding<HTMLDivElement>(wasCancelled && cancelling === null)
  const [changing, setChanging] = useState<number | null>(null)
  const isCopy = useOfflineCopy()
  // Its owner alone pays for a change.
  const mayChange = booking.status === 'confirmed' && booking.cancel_reason === 'none'
  const changeable = booking.items.flatMap((item) => {
    const form = mayChange && mayChangeItem(booking, item) && item.state === 'confirmed' ? changeFormOf(item.product) : undefined
    return form ? [{ item, form }] : []
  })
  const otherOf = (wanted: BookedItem) => {
    const there = !isCopy && changeable.find(({ item }) => item.item_no === wanted.item_no)
    return there ? () => setChanging(wanted.item_no) : undefined
  }
  const open = changeable.find(({ item }) => item.item_no === changing)
  const toast = useToast()
  useFollowedBooking(booking.booking_id, booking.status, onChanged, isWaiting(booking.items))
  const isOpen = booking.status === 'confirmed' || booking.status === 'confirming'
  const cancelled = (waits: boolean) => {
    toast(cancelledText(cancelling, waits))
    setCancelling(null)
    setWasCancelled(true)
    onChanged()
  }
  return (
    <div className="grid items-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_380px]">
      <div className="min-w-0">
        <nav aria-label={say`Breadcrumb`} className="text-caption text-ink-3">
          <Link to="/user/my-bookings" className="link inline-block py-3.25">{say`My bookings`}</Link> / {booking.reference ?? say`Booking`}
        </nav>
        <BookingHead booking={booking} />
        <div ref={outcome} tabIndex={-1} aria-live="polite" className="outline-none">
          <StateNote booking={booking} onGiveUp={() => setCancelling('unpaid')} />
        </div>
        {booking.status === 'confirmed' && <UndoNote booking={booking} />}
        {booking.items.length === 1 && <ItemNews booking={booking} item={booking.items[0]!} onChanged={onChanged} onOther={otherOf(booking.items[0]!)} />}
        <BookingFacts booking={booking} />
        {booking.agency && <AgencySale sale={booking.agency} bookingId={booking.booking_id} isConfirmed={booking.status === 'confirmed'} />}
        {booking.items.length > 1 && <BookingItems booking={booking} onCancel={setCancelling} onChanged={onChanged} otherOf={otherOf} />}
        <LaterCharges booking={booking} mayPay={!isCopy && booking.cancel_reason === 'none'} onChanged={onChanged} />
        {isOpen && booking.items.length === 1 && <Plans booking={booking} />}
        <div className="mt-9 flex flex-wrap gap-3">
          {!isCopy && booking.status === 'confirmed' && firstToBegin(booking.items) && (
            <ButtonLink look="ink" to={calendarHref(booking.booking_id)} reloadDocument download>{say`Add to calendar`}</ButtonLink>
          )}
          {booking.status === 'confirmed' && more}
          {(isCopy ? [] : changeable).map(({ item }) => (
            <Button key={item.item_no} onClick={() => setChanging(item.item_no)}>
              {booking.items.length > 1 ? say`Change ${item.description.title}` : say`Change booking`}
            </Button>
          ))}
          {booking.cancellable && booking.status !== 'pending_payment' && <Button onClick={() => setCancelling('booking')}>{say`Cancel booking`}</Button>}
        </div>
      </div>
      {receipt && <ReceiptSlip receipt={receipt} rules={booking.sold_as.rules} />}
      {open && (
        <ChangeDialog
          bookingId={booking.booking_id}
          {...open}
          onClose={() => setChanging(null)}
          onChanged={() => {
            toast(say`Your booking is changed.`)
            setChanging(null)
            onChanged()
          }}
        />
      )}
      {cancelling === 'unpaid' && (
        <GiveUpDialog
          bookingId={booking.booking_id}
          asksReason={booking.cancel_reason}
          onClose={() => setCancelling(null)}
          onGivenUp={() => cancelled(false)}
        />
      )}
      {cancelling && cancelling !== 'unpaid' && (
        <CancelDialog
          bookingId={booking.booking_id}
          item={cancelling === 'booking' ? undefined : cancelling}
          asksReason={booking.cancel_reason}
          onClose={() => setCancelling(null)}
          onCancelled={cancelled}
        />
      )}
    </div>
  )
}

function Plans({ booking: { items, if_cancelled: parts } }: { booking: BookingData }) {
  const description = items[0]?.description
  const start = startOf(description)
  if (!start || parts.length === 0) return null
  const title = plansTitle(description)
  return (
    <>
      <h2 className="mt-9 mb-4 text-h3">{title}</h2>
      <TimeLine label={title} points={cancelPoints(parts, start)} />
    </>
  )
}
