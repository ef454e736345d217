import { dateText, say } from '@sojourn/i18n'
import { useState } from 'react'
import { useOwnDay } from '../../lib/use-own-day.ts'
import { Button } from '../../ui/button.tsx'
import { CopyText } from '../../ui/copy-text.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { RadioRow } from '../../ui/radio-row.tsx'
import { InviteByEmail } from './invite-by-email.tsx'
import { shareTrip, type TripDetails } from './trips-api.ts'

interface ShareDialogProps {
  readonly tripId: string
  /** The link that others can join by now; its address is not known any more. */
  readonly shared: TripDetails['shared']
  readonly onClose: () => void
  readonly onChanged: () => void
}

type Role = 'viewer' | 'editor'

const rolesOf = (): readonly (readonly [Role, string])[] => [
  ['viewer', say`People who join can view`],
  ['editor', say`People who join can add and remove things`],
]

/** Makes the link by which others join, and ends it. A link is shown once, when it is made. */
export function ShareDialog({ tripId, shared, onClose, onChanged }: ShareDialogProps) {
  const ownDay = useOwnDay()
  const [role, setRole] = useState<Role>(shared?.role === 'editor' ? 'editor' : 'viewer')
  const [made, setMade] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const share = async (next: Role | null) => {
    setBusy(true)
    const answer = await shareTrip(tripId, next)
    setBusy(false)
    setFault(answer.ok ? null : answer.message)
    if (!answer.ok) return
    setMade(answer.data.link)
    onChanged()
  }
  return (
    <Dialog
      open
      width="narrow"
      title={say`Share this trip`}
      lead={say`Anyone with the link can join after signing in. It shows nothing before that.`}
      onClose={onClose}
      foot={
        <div className="flex flex-wrap gap-3">
          <Button look="filled" busy={busy} onClick={() => void share(role)}>
            {shared ? say`Create a new link` : say`Create a link`}
          </Button>
          {shared && <Button busy={busy} onClick={() => void share(null)}>{say`Turn off the link`}</Button>}
        </div>
      }
    >
      {fault && (
        <Note kind="wrong" live className="mb-4">
          {fault}
        </Note>
      )}
      <fieldset>
        <legend className="sr-only">{say`What people who join can do`}</legend>
        {rolesOf().map(([value, text]) => (
          <RadioRow key={value} name="role" value={value} checked={role === value} onChange={() => setRole(value)}>
            {text}
          </RadioRow>
        ))}
      </fieldset>
      <div aria-live="polite" className="mt-4 grid gap-3">
        {made && <CopyText label={say`Link to this trip`} text={made} copied={say`Link copied. Whoever opens it can join this trip.`} />}
        {shared && (
          <p className="text-small text-ink-2">
            {made
              ? say`It works until ${dateText(ownDay(shared.expires_at))}.`
              : say`A link is active until ${dateText(ownDay(shared.expires_at))}. We can't show it again; creating a new one turns it off.`}
          </p>
        )}
      </div>
      <InviteByEmail tripId={tripId} role={role} />
    </Dialog>
  )
}
