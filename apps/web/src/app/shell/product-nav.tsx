import { say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { useCarriedTo } from '../../lib/carried-search.ts'
import type { ProductLink } from '../../products/registry.ts'
import { classes } from '../../ui/classes.ts'
import { ScrollRow } from '../../ui/scroll-row.tsx'
import { AllTravel } from './all-travel.tsx'

/** How a header dresses its products. */
interface ProductNavLook {
  readonly className: string
  readonly listClass: string
  readonly linkClass: string
  readonly currentClass: string
  readonly otherClass: string
  /** So many are named; the others are in the sheet. */
  readonly named: number
  /** What opens the sheet. */
  readonly all: string
}

/** The products of this organisation, the first of them by name and all in a sheet; from a search, for the same place, days and people. */
export function ProductNav({
  links,
  named,
  all,
  className,
  listClass,
  linkClass,
  currentClass,
  otherClass,
}: ProductNavLook & { links: readonly ProductLink[] }) {
  const carriedTo = useCarriedTo()
  const look = (isCurrent: boolean) =>
    classes(
      'nav-link text-caption leading-4 hover:text-on-bar md:text-body md:whitespace-nowrap',
      linkClass,
      isCurrent ? currentClass : `font-[520] text-on-bar-2 ${otherClass}`,
    )
  const shown = links.slice(0, named)
  const isInSheet = links.slice(named).some(({ current }) => current)
  return (
    <nav aria-label={say`Products`} className={classes('flex', listClass, className)}>
      <ScrollRow of={shown.map(({ label, current }) => `${label}${current}`).join()} className="nav-row" listClass={listClass}>
        {shown.map(({ icon: Icon, ...link }) => (
          <li key={link.code} className="flex">
            <Link to={link.current ? link.to : carriedTo(link.to)} aria-current={link.current ? 'true' : undefined} className={look(link.current)}>
              <Icon size={18} className="nav-icon" />
              {link.label}
            </Link>
          </li>
        ))}
      </ScrollRow>
      <AllTravel label={all} isCurrent={isInSheet} summaryClass={look(isInSheet)} />
    </nav>
  )
}
