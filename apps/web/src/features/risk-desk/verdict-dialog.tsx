import { say } from '@sojourn/i18n'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useReason } from '../../lib/use-reason.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { type RiskReview, settleReview, type Verdict } from './risk-api.ts'

interface DialogProps {
  readonly review: RiskReview
  readonly verdict: Verdict
  readonly onClose: () => void
  readonly onSettled: () => void
}

/** Closes a review with what was found. The booking stays as it is. */
export function VerdictDialog({ review, verdict, onClose, onSettled }: DialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { reason, field, isGiven } = useReason('required', say`Other operators can read it.`)
  const send = async () => {
    if (isBusy || !isGiven()) return
    setBusy(true)
    const answer = await settleReview({ booking_id: review.booking_id, verdict, reason })
    setBusy(false)
    if (answer.ok) onSettled()
    // Another operator was first: the list shows it.
    else if (answer.code === 'not_found') onSettled()
    else setProblem(answer.message)
  }
  return <VerdictView review={review} verdict={verdict} reason={field} isBusy={isBusy} problem={problem} onSend={() => void send()} onClose={onClose} />
}

interface ViewProps extends Omit<DialogProps, 'onSettled'> {
  readonly reason: ReactNode
  readonly isBusy: boolean
  readonly problem: string | null
  readonly onSend: () => void
}

/** The dialog in each of its states. */
export function VerdictView({ review, verdict, reason, isBusy, problem, onSend, onClose }: ViewProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <Dialog
      open
      width="narrow"
      title={verdict === 'fraud' ? say`Close as fraud` : say`Close as legitimate`}
      lead={
        verdict === 'fraud'
          ? say`Booking ${review.booking_id} stays as it is. Cancel it, or block its traveler, separately.`
          : say`Booking ${review.booking_id} stays as it is and leaves this list.`
      }
      onClose={onClose}
      foot={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onClose}>{say`Not now`}</Button>
          <Button look="filled" type="submit" form="settle-review" busy={isBusy}>{say`Save verdict`}</Button>
        </div>
      }
    >
      <form method="dialog" id="settle-review" noValidate onSubmit={submit}>
        {reason}
        {problem && (
          <Note kind="wrong" live className="mt-4">
            {problem}
          </Note>
        )}
      </form>
    </Dialog>
  )
}
