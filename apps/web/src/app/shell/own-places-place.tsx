import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useShell } from '../../lib/shell.ts'
import { pageKindOf } from './page-kind.ts'

// The server renders them for those who are signed in; no guest fetches their code. What cannot be fetched is left out.
const load = () => import('./own-places.tsx').catch(() => null)
const Nothing = () => null
const Links = lazy<ComponentType<{ plain: boolean }>>(async () => ({ default: (await load())?.OwnLinks ?? Nothing }))
const Bar = lazy(async () => ({ default: (await load())?.OwnBar ?? Nothing }))

/** Trips and the wallet next to the account, where there is room for them. `plain` has no pictograms. */
export function OwnLinksPlace({ plain = false }: { plain?: boolean }) {
  if (!useShell().user) return null
  return (
    <div className="own-links">
      <Suspense>
        <Links plain={plain} />
      </Suspense>
    </div>
  )
}

/** The bar at the bottom edge of a phone, for those who are signed in. A checkout has a bar of its own there, and no ways out. */
export function OwnBarPlace() {
  const kind = pageKindOf(useLocation().pathname)
  if (!useShell().user || kind === 'checkout' || kind === 'pay_link') return null
  return (
    <Suspense>
      <Bar />
    </Suspense>
  )
}
