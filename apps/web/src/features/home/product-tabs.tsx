import { say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { useCarriedTo } from '../../lib/carried-search.ts'
import { classes } from '../../ui/classes.ts'
import { ScrollRow } from '../../ui/scroll-row.tsx'

export interface ProductTab {
  readonly label: string
  readonly to: string
  readonly current: boolean
}

/**
 * What else can be searched for, on the upper edge of the form, for the same place and days. In the page it follows the form, so that a keyboard reaches the fields first. Nothing where
 * an organisation sells one product.
 */
export function ProductTabs({ tabs }: { tabs: readonly ProductTab[] }) {
  const carriedTo = useCarriedTo()
  if (tabs.length < 2) return null
  return (
    <nav aria-label={say`Search for`} className="hero-tabs">
      <ScrollRow of={tabs.map(({ label, current }) => `${label}${current}`).join()}>
        {tabs.map(({ label, to, current }) => (
          <li key={to} className="flex">
            <Link
              to={current ? to : carriedTo(to)}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className={classes('hero-tab', current && 'hero-tab-current')}
            >
              {label}
            </Link>
          </li>
        ))}
      </ScrollRow>
    </nav>
  )
}
