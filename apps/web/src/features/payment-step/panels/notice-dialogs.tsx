import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

interface DismissProps {
  readonly onDismiss: () => void
}

const okButton = (onDismiss: () => void) => (
  <Button look="filled" wide onClick={onDismiss}>
    OK
  </Button>
)

/** A2.13: what was charged, what is held, what is kept, in that order. */
export function CardErrorDialog({ title, subtitle, onDismiss }: DismissProps & { title?: string; subtitle?: string }) {
  return (
    <Dialog open kind="error" width="narrow" title={title ?? 'SORRY! UNABLE TO PROCESS YOUR CARD'} onClose={onDismiss} foot={okButton(onDismiss)}>
      <p className="text-body">{subtitle ?? 'The card could not be processed. Please use a different one.'}</p>
      <p className="mt-2 text-small text-ink-2">Nothing was charged. Your room is still held and everything you typed is kept.</p>
    </Dialog>
  )
}

/** A2.14 */
export function SomethingWentWrongDialog({ detail, onDismiss }: DismissProps & { detail?: string }) {
  return (
    <Dialog open kind="error" width="narrow" title="SORRY, SOMETHING WENT WRONG" onClose={onDismiss} foot={okButton(onDismiss)}>
      <p className="text-body">{detail ?? 'Nothing was changed. Please try again in a moment.'}</p>
    </Dialog>
  )
}

/** B2.9: the order was not created. */
export function BookingFailedDialog({ title, message, detail, onDismiss }: DismissProps & { title?: string; message?: string; detail?: string | null }) {
  return (
    <Dialog open kind="error" width="narrow" title={title ?? 'BOOKING FAILED'} onClose={onDismiss} foot={okButton(onDismiss)}>
      <p className="text-body">{message ?? "WE'RE SORRY, BUT WE COULDN'T COMPLETE YOUR BOOKING..."}</p>
      <p className="mt-2 text-small text-ink-2">{detail ?? 'Error creating booking order'}</p>
      <p className="mt-2 text-small text-ink-2">Nothing was charged.</p>
    </Dialog>
  )
}

/** B2.10: paid, but it could not be confirmed. */
export function ShellBookingFailedDialog({ message, onDismiss }: DismissProps & { message: string }) {
  return (
    <Dialog open kind="error" width="narrow" title="Booking Failed" onClose={onDismiss} foot={okButton(onDismiss)}>
      <p className="text-body">It looks like your booking didn't go through...</p>
      <p className="mt-2 text-small text-ink-2">{message}</p>
    </Dialog>
  )
}

/** B6.2 */
export function DemoAccountDialog({ onDismiss, onFullAccess }: DismissProps & { onFullAccess: () => void }) {
  return (
    <Dialog open width="narrow" title="SORRY! YOU CAN'T BOOK THROUGH THIS ACCOUNT" onClose={onDismiss} foot={okButton(onDismiss)}>
      <p className="text-body">YOU ARE CURRENTLY USING A DEMO ACCOUNT, WHERE YOU CAN ONLY BROWSE THROUGH OUR DEALS BUT NOT BOOK.</p>
      <button type="button" onClick={onFullAccess} className="link mt-4 text-small font-[560]">
        CLICK HERE TO GET FULL ACCESS
      </button>
    </Dialog>
  )
}
