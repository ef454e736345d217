import { bookingPage } from '@sojourn/contracts/site-pages'
import { moneyText, say } from '@sojourn/i18n'
import { ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { MessageDialog } from '../../../ui/message-dialog.tsx'

/** B6.2 */
export function DemoAccountDialog({ onDismiss, onFullAccess }: { onDismiss: () => void; onFullAccess: () => void }) {
  return (
    <MessageDialog kind="plain" title={say`SORRY! YOU CAN'T BOOK THROUGH THIS ACCOUNT`} onDismiss={onDismiss}>
      <p className="text-body">{say`YOU ARE CURRENTLY USING A DEMO ACCOUNT, WHERE YOU CAN ONLY BROWSE THROUGH OUR DEALS BUT NOT BOOK.`}</p>
      <p className="mt-3">
        <a
          href="?signup=true"
          onClick={(event) => {
            event.preventDefault()
            onFullAccess()
          }}
          className="link inline-block py-3 text-small font-[560]"
        >{say`CLICK HERE TO GET FULL ACCESS`}</a>
      </p>
    </MessageDialog>
  )
}

interface PriceChangedProps {
  readonly was: number
  /** Null where it is known only after the page is loaded again. */
  readonly is: number | null
  /** The total, or the card's part of it. */
  readonly of: 'total' | 'card'
  readonly currency: string
  readonly onDismiss: () => void
}

/** The total is another one than was agreed to: both are shown, and the button must be clicked again. */
export function PriceChangedDialog({ was, is, of, currency, onDismiss }: PriceChangedProps) {
  return (
    <MessageDialog
      kind="plain"
      title={of === 'card' ? say`The amount on your card has changed` : say`The price has changed`}
      action={of === 'card' ? say`See the new amount` : say`See the new total`}
      onDismiss={onDismiss}
    >
      <dl className="grid grid-cols-2 gap-4">
        <div>
          <dt className="label">{say`You agreed to`}</dt>
          <dd className="text-price tabular-nums">{moneyText(was, currency)}</dd>
        </div>
        {is !== null && (
          <div>
            <dt className="label">{say`It is now`}</dt>
            <dd className="text-price font-[640] tabular-nums">{moneyText(is, currency)}</dd>
          </div>
        )}
      </dl>
      <p className="mt-3 text-small text-ink-2">
        {of === 'card'
          ? say`Nothing was charged. Please check the new amount before you continue.`
          : say`Nothing was charged. Please check the new total before you continue.`}
      </p>
    </MessageDialog>
  )
}

/** A2.18: the same person has booked the same thing for one of these days already. */
export function DuplicateGuestDialog({ onDismiss, onChangeName }: { onDismiss: () => void; onChangeName: () => void }) {
  const changeName = () => {
    onDismiss()
    // Once the dialog is gone: while it is open the page behind it takes no focus, and leaving it gives the focus back to the button.
    requestAnimationFrame(onChangeName)
  }
  return (
    <MessageDialog kind="plain" title={say`Guest Name Update Required`} action={say`Change Name`} onAction={changeName} onDismiss={onDismiss}>
      <p className="text-body">{say`There is already a booking in this name at the same place for one of these dates.`}</p>
      <p className="mt-2 text-small text-ink-2">{say`Please enter the name of the person this booking is for. Nothing was charged, and it's still held for you.`}</p>
    </MessageDialog>
  )
}

/** No answer, however often asked: neither booked nor failed, as far as we know. */
export function UnansweredDialog({ onDismiss }: { onDismiss: () => void }) {
  return (
    <MessageDialog kind="plain" title={say`We lost the connection`} onDismiss={onDismiss}>
      <p className="text-body">{say`We don't know yet whether your booking went through. What you entered is saved.`}</p>
      <p className="mt-2 text-small text-ink-2">{say`Press the button again once you're connected: you can't be charged or booked twice. If it went through, it's also in My bookings.`}</p>
    </MessageDialog>
  )
}

/** Polling ended without an answer: not an error. The live channel stays open and ends this screen. */
export function StillConfirmingDialog({ bookingId, onLeave }: { bookingId: string; onLeave: () => void }) {
  return (
    <Dialog
      open
      width="narrow"
      title={say`Still being confirmed`}
      onClose={onLeave}
      foot={<ButtonLink look="ink" wide to={bookingPage(bookingId)}>{say`See it in My bookings`}</ButtonLink>}
    >
      <p role="status" className="text-body">{say`This is taking longer than usual. This page will update itself, and we will email you.`}</p>
      <p className="mt-2 text-small text-ink-2">{say`You'll only be charged once. If it can't be confirmed, we refund you automatically.`}</p>
    </Dialog>
  )
}
