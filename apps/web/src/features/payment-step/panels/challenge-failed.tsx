import { say } from '@sojourn/i18n'
import { Note } from '../../../ui/note.tsx'
import { nothingLost } from '../held-words.ts'
import { ScrolledIntoView } from './scrolled-into-view.tsx'

/** A8.8: the bank's check failed, or its page or the payment page was closed. */
export function ChallengeFailed({ isHeld }: { isHeld: boolean }) {
  return (
    <ScrolledIntoView>
      <Note kind="wrong" live>
        <p className="font-[640]">{say`Please enter another payment method`}</p>
        <p className="text-ink-2">
          {say`The payment wasn't confirmed.`} {nothingLost(isHeld)}
        </p>
      </Note>
    </ScrolledIntoView>
  )
}
