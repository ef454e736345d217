import { say } from '@sojourn/i18n'
import { Button } from '../../../ui/button.tsx'
import { CircleAlert } from '../../../ui/icons/circle-alert.tsx'
import { CreditCard } from '../../../ui/icons/credit-card.tsx'
import { MessageDialog } from '../../../ui/message-dialog.tsx'
import { Facts } from './facts.tsx'

interface DismissProps {
  readonly onDismiss: () => void
}

interface CardErrorProps extends DismissProps {
  readonly title?: string
  readonly subtitle?: string
  readonly message: string
  /** What is bought is still held. */
  readonly isHeld: boolean
  readonly onAnother: () => void
}

/** A2.13: the card was declined. All that is applied stays so; another card is one click away. */
export function CardErrorDialog({ title, subtitle, message, isHeld, onDismiss, onAnother }: CardErrorProps) {
  return (
    <MessageDialog
      title={title ?? say`SORRY! UNABLE TO PROCESS YOUR CARD`}
      sign={<CreditCard aria-hidden size={32} strokeWidth={1.75} className="text-stop" />}
      onDismiss={onDismiss}
    >
      <p className="text-body text-ink-2">{subtitle ?? say`The card could not be processed. Please use a different one.`}</p>
      <Facts
        facts={[
          [say`Charged`, say`Nothing`],
          [say`Your bank says`, message],
          ...(isHeld ? [[say`Your booking`, say`Still held`] as const] : []),
          [say`What you entered and applied`, say`Saved`],
        ]}
      />
      <Button look="underlined" className="mt-3 min-h-11" onClick={onAnother}>{say`Use another card`}</Button>
    </MessageDialog>
  )
}

/** B2.9: the order was not created. */
export function BookingFailedDialog({ title, message, detail, onDismiss }: DismissProps & { title?: string; message?: string; detail?: string | null }) {
  return (
    <MessageDialog title={title ?? say`BOOKING FAILED`} sign={<Alarm />} onDismiss={onDismiss}>
      <p className="text-body">{message ?? say`WE'RE SORRY, BUT WE COULDN'T COMPLETE YOUR BOOKING...`}</p>
      <p className="mt-2 text-small text-ink-2">{detail ?? say`Error creating booking order`}</p>
      <Facts
        facts={[
          [say`Charged`, say`Nothing`],
          [say`What you entered`, say`Saved`],
        ]}
      />
    </MessageDialog>
  )
}

/** B2.10: the booking failed after the payment was made. The message says what happens with the money. */
export function ShellBookingFailedDialog({ message, onDismiss }: DismissProps & { message: string }) {
  return (
    <MessageDialog title={say`Booking Failed`} sign={<Alarm />} onDismiss={onDismiss}>
      <p className="text-body">{say`It looks like your booking didn't go through...`}</p>
      {!message.startsWith("It looks like your booking didn't go through.") && <p className="mt-2 text-small text-ink-2">{message}</p>}
      <p className="mt-2 text-small text-ink-2">{say`Anything you paid will be refunded automatically to your original payment method.`}</p>
    </MessageDialog>
  )
}

const Alarm = () => <CircleAlert aria-hidden size={32} strokeWidth={1.75} className="text-stop" />
