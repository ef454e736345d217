import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { api } from '../../lib/http.ts'
import { useShell } from '../../lib/shell.ts'
import { fetchLate } from '../../ui/use-lazy.ts'

const MEMBER = 2
const AGENT = 3

/** The pages on which the dialog of plans may open by itself, and no other (A2.1). */
const HOMES: readonly string[] = ['/', '/home']

type Dialog = ComponentType<{ readonly known: null; readonly onClose: () => void }>

/** Where the dialog of plans opens by itself, for a member who needs a plan or another term of it: the server says so at most once a day. */
export function PlansPlace() {
  const { user, desk } = useShell()
  const { pathname } = useLocation()
  // Not for guests, nor for a demo account, an operator, or an agent at work for a client.
  const isWanted = (user?.usr_type === MEMBER || user?.usr_type === AGENT) && !desk?.client
  if (!user || !isWanted || !HOMES.includes(pathname)) return null
  return <OpensByItself key={user.user_id} />
}

function OpensByItself() {
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
  return Dialog && <Dialog known={null} onClose={() => setDialog(null)} />
}

/** The dialog, where the server wants it shown. What cannot be asked or fetched does not open. */
async function plansIfWanted(): Promise<Dialog | null> {
  const answer = await api.post('/api/plans/getPlans', {})
  if (!answer.ok || !answer.data.displayModal) return null
  const part = await fetchLate(() => import('../../products/memberships/plans/plans-dialog.tsx')).catch(() => null)
  if (!part) return null
  await api.post('/api/plans/getPlans', { opened: true })
  return part.PlansDialog
}
