import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { afterLoad } from '../../lib/after-load.ts'
import { offlinePerson } from '../../lib/offline/offline-pages.ts'
import { useShell } from '../../lib/shell.ts'
import { pageKindOf } from './page-kind.ts'

/** Of a guest whose browser never had a worker nothing is to be forgotten, and nothing is fetched. */
let hasKept = false

/** Stores bookings and trips for when the network is away, and empties the stores as soon as their person is not here any more. */
export function OfflinePlace() {
  const shell = useShell()
  const { pathname, search } = useLocation()
  const shown = useMatches().at(-1)?.loaderData
  const person = offlinePerson(shell)
  const { language } = shell
  useEffect(() => {
    if (import.meta.env.DEV || !navigator.serviceWorker) return
    hasKept ||= person !== null || navigator.serviceWorker.controller !== null
    if (!hasKept) return
    return afterLoad(() => {
      const url = new URL(pathname + search, location.href)
      import('../../lib/offline/keep-offline.ts')
        .then(({ keepOffline }) => keepOffline({ person, language, url, shown, isConfirmed: pageKindOf(pathname) === 'confirmed' }))
        // Storing is a courtesy: a browser that refuses it shows its pages all the same.
        .catch(() => {})
    })
  }, [person, language, pathname, search, shown])
  return null
}
