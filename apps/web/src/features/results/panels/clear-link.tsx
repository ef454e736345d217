import { plural, say } from '@sojourn/i18n'
import { Link } from 'react-router'
import type { Clearing } from '../results-filters.ts'

/** "Clear 2 filters": takes every filter away; the order stays. Nothing where nothing narrows. */
export function ClearLink({ count, to, onClear, children }: Clearing & { readonly children?: string }) {
  if (count === 0) return null
  return (
    <Link
      to={to}
      preventScrollReset
      className="link text-small whitespace-nowrap"
      onClick={(event) => {
        event.preventDefault()
        onClear()
      }}
    >
      {children ?? say`${plural(count, { one: 'Clear # filter', other: 'Clear # filters' })}`}
    </Link>
  )
}
