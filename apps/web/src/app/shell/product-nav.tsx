import { say } from '@sojourn/i18n'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useCarriedTo } from '../../lib/carried-search.ts'
import type { ProductLink } from '../../products/registry.ts'
import { classes } from '../../ui/classes.ts'
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
  const row = useRef<HTMLUListElement>(null)
  const current = links.find((link) => link.current)?.code
  // Where the row is longer than a phone is wide, the product of the page is in sight.
  useEffect(() => {
    const [list, link] = [row.current, current && row.current?.querySelector('[aria-current]')]
    if (!list || !link) return
    const [all, one] = [list.getBoundingClientRect(), link.getBoundingClientRect()]
    if (one.left < all.left || one.right > all.right) list.scrollLeft += one.left - all.left - (all.width - one.width) / 2
  }, [current])
  const look = (isCurrent: boolean) =>
    classes(
      'nav-link text-caption leading-4 hover:text-on-bar md:text-body md:whitespace-nowrap',
      linkClass,
      isCurrent ? currentClass : `font-[520] text-on-bar-2 ${otherClass}`,
    )
  const isInSheet = links.slice(named).some(({ current }) => current)
  return (
    <nav aria-label={say`Products`} className={classes('flex', listClass, className)}>
      <ul ref={row} className={classes('nav-row no-bar flex min-w-0 overflow-x-auto', listClass)}>
        {links.slice(0, named).map(({ icon: Icon, ...link }) => (
          <li key={link.code} className="flex">
            <Link to={link.current ? link.to : carriedTo(link.to)} aria-current={link.current ? 'true' : undefined} className={look(link.current)}>
              <Icon size={18} className="nav-icon" />
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
      <AllTravel label={all} isCurrent={isInSheet} summaryClass={look(isInSheet)} />
    </nav>
  )
}
