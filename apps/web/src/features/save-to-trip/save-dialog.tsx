import { say } from '@sojourn/i18n'
import { useEffect, useState } from 'react'
import { useKeyed } from '../../lib/use-keyed.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type Choice, ChooseTrip } from './choose-trip.tsx'
import { makeTrip, saveInto, takeOut, tripsFor } from './save-to-trip-api.ts'
import { markSaved } from './saved-items.ts'
import { SavedPanel } from './saved-panel.tsx'
import { keyOf, type SavedAt, type Saving } from './saving.ts'

interface SaveDialogProps {
  readonly saving: Saving
  readonly savedAt: SavedAt | null
  readonly userId: string
  readonly onClose: () => void
}

/** Picks the trip that something is put into, or makes a new one; for what is in one already, the way there and out again. */
export function SaveDialog({ saving, savedAt, userId, onClose }: SaveDialogProps) {
  const toast = useToast()
  const [choice, setChoice] = useState<Choice>({ at: 'asking' })
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const keyed = useKeyed()
  const { from, to } = saving
  useEffect(() => {
    let stale = false
    void tripsFor({ from, to }).then((trips) => {
      if (!stale) setChoice(trips ? { at: 'choosing', ...trips } : { at: 'failed' })
    })
    return () => {
      stale = true
    }
  }, [from, to])
  const during = async (work: () => Promise<string | null>) => {
    if (busy) return
    setBusy(true)
    const refused = await work()
    setBusy(false)
    if (refused === null) onClose()
    else setFault(refused)
  }
  const put = async (tripId: string): Promise<string | null> => {
    const answer = await saveInto(tripId, saving)
    if (!answer.ok) return answer.message
    const { trip, item_id: itemId } = answer.data
    markSaved(userId, keyOf(saving), { tripId: trip.trip_list_id, tripName: trip.trip_list_name, itemId })
    toast(say`Added to ${trip.trip_list_name}.`)
    return null
  }
  const make = async (name: string): Promise<string | null> => {
    const made = await keyed(name, (key) => makeTrip(name, saving, key))
    return made.ok ? put(made.data.trip.trip_list_id) : made.message
  }
  const remove = async (at: SavedAt): Promise<string | null> => {
    const answer = await takeOut(at)
    if (!answer.ok && answer.code !== 'not_found') return answer.message
    markSaved(userId, keyOf(saving), null)
    toast(say`Removed from ${at.tripName}.`)
    return null
  }
  return (
    <Dialog open width="narrow" title={savedAt ? say`In a trip` : say`Add to trip`} lead={saving.title} onClose={onClose}>
      {savedAt ? (
        <SavedPanel savedAt={savedAt} fault={fault} busy={busy} onRemove={() => void during(() => remove(savedAt))} />
      ) : (
        <ChooseTrip
          choice={choice}
          place={saving.place}
          fault={fault}
          busy={busy}
          onChoose={(tripId) => void during(() => put(tripId))}
          onMake={(name) => void during(() => make(name))}
        />
      )}
    </Dialog>
  )
}
