import { say } from '@sojourn/i18n'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useShell } from '../../lib/shell.ts'

// Every page may have to show them and hardly one ever does: their code comes with them alone.
const Rare = lazy(() => import('./rare-part.tsx'))

/** In place of the page of who was blocked. Nothing private is left while its words are on their way, or if they never come. */
export const BlockedPage = ({ onLeave }: { onLeave: () => Promise<void> }) => (
  <Suspense
    fallback={
      <main id="content" className="page-width py-11">
        <h1 className="text-h1-s md:text-h1">{say`This account is blocked`}</h1>
      </main>
    }
  >
    <Rare of="blocked" onLeave={onLeave} />
  </Suspense>
)

const ASKED = 'debug-log'

/** The debug log, for this tab from the moment the address asks for it (B9.6: `showlogs` or `debug=true`) until it is closed. */
export function DebugPlace() {
  const { search } = useLocation()
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const asked = new URLSearchParams(search)
    if (asked.has('showlogs') || asked.get('debug') === 'true') sessionStorage.setItem(ASKED, 'on')
    setOn(sessionStorage.getItem(ASKED) === 'on')
  }, [search])
  if (!isOn) return null
  const close = () => {
    sessionStorage.removeItem(ASKED)
    setOn(false)
  }
  return (
    <Suspense>
      <Rare of="debug-log" onClose={close} />
    </Suspense>
  )
}

/** Above every page: of a session in another person's place, and of an operator who has yet to set up a second factor. */
export function NoticePlace() {
  const { impersonator, user, needs_second_factor: isToEnrol } = useShell()
  if (!(impersonator && user) && !isToEnrol) return null
  return (
    <Suspense>
      {impersonator && user && <Rare of="acting" actor={impersonator.name} person={user} />}
      {isToEnrol && <Rare of="enrol" />}
    </Suspense>
  )
}
