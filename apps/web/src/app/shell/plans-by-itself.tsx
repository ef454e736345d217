import { type ComponentType, useEffect, useState } from 'react'
import { fetchPlans, loadPlansDialog } from '../../products/memberships/index.ts'
import { fetchLazily } from '../../ui/use-lazy.ts'

type Dialog = ComponentType<{ readonly onClose: () => void }>

/** Opens the dialog of plans where the server says so, which it does at most once a day. */
export default function PlansByItself() {
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  useEffect(() => {
    let gone = false
    void plansIfWanted().then((part) => {
      if (!gone && part) setDialog(() => part)
    })
    return () => {
      gone = true
    }
  }, [])
  return Dialog && <Dialog onClose={() => setDialog(null)} />
}

/** The dialog, where the server wants it shown. What cannot be asked or fetched does not open. */
async function plansIfWanted(): Promise<Dialog | null> {
  const answer = await fetchPlans()
  if (!answer.ok || !answer.data.displayModal) return null
  const part = await fetchLazily(loadPlansDialog).catch(() => null)
  if (!part) return null
  await fetchPlans(undefined, true)
  return part
}
