import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { leaveTrip, type TripMember } from './trips-api.ts'

interface LeaveDialogProps {
  readonly tripId: string
  readonly name: string
  /** Oneself, or the person who is taken out. */
  readonly member: TripMember
  /** No member would be left: the trip is deleted. */
  readonly isLast: boolean
  readonly onClose: () => void
  readonly onLeft: () => void
}

interface Words {
  readonly title: string
  readonly text: string
  readonly action: string
}

function wordsOf({ name, member, isLast }: Pick<LeaveDialogProps, 'name' | 'member' | 'isLast'>): Words {
  if (!member.is_you)
    return {
      title: say`Remove ${member.name}?`,
      text: say`They can't see this trip anymore. Their bookings stay as they are.`,
      action: say`Remove`,
    }
  if (isLast)
    return { title: say`Delete ${name}?`, text: say`The trip and its ideas are deleted for good. Your bookings stay as they are.`, action: say`Delete trip` }
  return {
    title: say`Leave ${name}?`,
    text:
      member.role === 'owner'
        ? say`The person who has been in it the longest becomes the organizer. Your bookings stay as they are.`
        : say`You can join again by a link. Your bookings stay as they are.`,
    action: say`Leave trip`,
  }
}

/** Asks before a person leaves a trip, or is taken out of it. */
export function LeaveDialog({ tripId, name, member, isLast, onClose, onLeft }: LeaveDialogProps) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const { title, text, action } = wordsOf({ name, member, isLast })
  const leave = async () => {
    setBusy(true)
    const answer = await leaveTrip(tripId, member.is_you ? undefined : member.user_id)
    setBusy(false)
    if (answer.ok) return onLeft()
    setFault(answer.message)
  }
  return (
    <Dialog
      open
      width="narrow"
      title={title}
      onClose={onClose}
      foot={
        <div className="flex flex-wrap gap-3">
          <Button look="stop" busy={busy} onClick={() => void leave()}>
            {action}
          </Button>
          <Button onClick={onClose}>{say`Leave it as is`}</Button>
        </div>
      }
    >
      <p className="text-body text-ink-2">{text}</p>
      {fault && (
        <Note kind="wrong" live className="mt-4">
          {fault}
        </Note>
      )}
    </Dialog>
  )
}
