import { say } from '@sojourn/i18n'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { HowToEnd } from '../memberships-api.ts'
import { EndButton, EndingView } from './ending-view.tsx'
import { useEnding } from './use-ending.ts'

interface DialogProps {
  readonly how: HowToEnd
  readonly onClose: () => void
  /** It has ended and its reader has seen the receipt. */
  readonly onEnded: () => void
}

/** Ends one's own membership: says what that means, one click does it. */
export function EndingDialog({ how, onClose, onEnded }: DialogProps) {
  const { state, end } = useEnding(how, null)
  const isOver = state.step === 'ended'
  const leave = isOver ? onEnded : onClose
  return (
    <Dialog
      open
      width="narrow"
      title={how === 'withdraw' ? say`Withdraw from contract` : say`Cancel your membership?`}
      onClose={leave}
      foot={
        <div className="flex flex-wrap gap-3">
          <Button onClick={leave}>{isOver ? say`Done` : say`Keep membership`}</Button>
          <EndButton state={state} how={how} onEnd={end} />
        </div>
      }
    >
      <EndingView state={state} how={how} isOwn />
    </Dialog>
  )
}
