import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { keepOffline } from '../../lib/offline/keep-offline.ts'
import { offlinePerson } from '../../lib/offline/may-be-stored.ts'
import { useShell } from '../../lib/shell.ts'
import { pageKindOf } from './page-kind.ts'

/** Stores bookings and trips for when the network is away, and empties the stores as soon as their person is not here any more. */
export function KeepOffline() {
  const shell = useShell()
  const { pathname, search } = useLocation()
  const shown = useMatches().at(-1)?.loaderData
  const person = offlinePerson(shell)
  const { language } = shell
  useEffect(() => {
    const url = new URL(pathname + search, location.href)
    // Storing is a courtesy: a browser that refuses it shows its pages all the same.
    keepOffline({ person, language, url, shown, isConfirmed: pageKindOf(pathname) === 'confirmed' }).catch(() => {})
  }, [person, language, pathname, search, shown])
  return null
}
