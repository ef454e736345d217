import { say } from '@sojourn/i18n'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ChatButton } from '../../features/support/index.ts'
import { afterLoad } from '../../lib/after-load.ts'
import { hasPendingLink, mayBeTripLink } from '../../lib/may-have-trip-link.ts'
import { useShell } from '../../lib/shell.ts'
import { takesPayment } from './page-kind.ts'

// Every page may have to show them and hardly one ever does: their code comes with them alone.
const TripLink = lazy(() => import('../../features/trip-link/index.ts').then(({ TripLink: link }) => ({ default: link })))
const Bell = lazy(() => import('../../features/notices/index.ts').then(({ NewsBell }) => ({ default: NewsBell })))
// Where it cannot be fetched nothing is stored, and the page goes on.
const KeepOffline = lazy(() =>
  import('./keep-offline.tsx').then(
    ({ KeepOffline: keep }) => ({ default: keep }),
    () => ({ default: () => null }),
  ),
)
// Few organisations have one. Where it cannot be fetched there is none.
const Outside = lazy(() =>
  import('./outside-chat.tsx').then(
    ({ OutsideChat }) => ({ default: OutsideChat }),
    () => ({ default: () => null }),
  ),
)
const Rare = lazy(() => import('./rare-part.tsx'))

/** Replaces the page of a blocked person. Nothing private is left while its texts are loading, or if they never load. */
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

/** For an address with a trip link on any page (A2.10), and for one that waits for its person to sign in. */
export function TripLinkPlace() {
  const { search } = useLocation()
  const { user } = useShell()
  const [isOn, setOn] = useState(false)
  const isAsked = mayBeTripLink(search)
  useEffect(() => {
    if (isAsked || hasPendingLink(user !== null)) setOn(true)
  }, [isAsked, user])
  if (!isOn) return null
  return (
    <Suspense>
      <TripLink />
    </Suspense>
  )
}

/** What is new, next to the account. Its place is there before it. */
export const BellPlace = () => (
  <Suspense fallback={<span className="size-10" />}>
    <Bell />
  </Suspense>
)

/** The way to support, where the organisation wants it, and never on a page that takes payment (A1.5). */
export function ChatPlace() {
  const { pathname } = useLocation()
  const { chat, outside_chat: outside } = useShell().organisation.site
  if (!chat || outside || takesPayment(pathname)) return null
  return <ChatButton />
}

/** The chat of another company, where the organisation has one instead of ours. On pages that take payment it sees to it that none is there. */
export function OutsideChatPlace() {
  const { organisation, impersonator } = useShell()
  const { chat, outside_chat: outside } = organisation.site
  if (!chat || !outside || impersonator) return null
  return (
    <Suspense>
      <Outside chat={outside} />
    </Suspense>
  )
}

/** Stores bookings and trips for offline reading, and deletes them. Of a guest whose browser never had a worker nothing is fetched. */
export function OfflinePlace() {
  const [isOn, setOn] = useState(false)
  const isIn = useShell().user !== null
  useEffect(() => {
    const { serviceWorker } = navigator
    if (!import.meta.env.DEV && serviceWorker && (isIn || serviceWorker.controller)) return afterLoad(() => setOn(true))
  }, [isIn])
  if (!isOn) return null
  return (
    <Suspense>
      <KeepOffline />
    </Suspense>
  )
}
