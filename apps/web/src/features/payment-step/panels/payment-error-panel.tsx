import { say } from '@sojourn/i18n'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { nothingLost } from '../held-words.ts'
import { ScrolledIntoView } from './scrolled-into-view.tsx'

/** A8.1: the payment failed and the provider did not say why. */
export function PaymentErrorPanel({ isHeld, onDismiss }: { isHeld: boolean; onDismiss: () => void }) {
  return (
    <section aria-label={say`Payment Error`}>
      <ScrolledIntoView>
        <Note
          kind="wrong"
          live
          action={
            <Button size="small" className="min-h-11" onClick={onDismiss}>
              {say`Dismiss`}
            </Button>
          }
        >
          <p className="font-[640]">{say`Payment Error`}</p>
          <p>{say`Payment failed. Please try again.`}</p>
          <p className="text-ink-2">{nothingLost(isHeld)}</p>
        </Note>
      </ScrolledIntoView>
    </section>
  )
}
