import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useShell } from '../../lib/shell.ts'
import { AGENT, MEMBER } from '../../lib/user-type.ts'

// Fetched by those who are signed in, and on these pages alone. What cannot be fetched does not open.
const OpensByItself = lazy(() => import('./plans-by-itself.tsx').catch(() => ({ default: () => null })))

/** Where the dialog of plans may open automatically (A2.1): on the front page under its two addresses, for members and agents; not for a demo account, an operator, or an agent at work for a client. */
export function PlansPlace() {
  const { user, desk } = useShell()
  const { pathname } = useLocation()
  if (!(user && (user.usr_type === MEMBER || user.usr_type === AGENT) && !desk?.client && (pathname === '/' || pathname === '/home'))) return null
  return (
    <Suspense>
      <OpensByItself key={user.user_id} />
    </Suspense>
  )
}
