import { say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { useCarriedTo } from '../../lib/carried-search.ts'
import type { ProductLink } from '../../products/registry.ts'
import { classes } from '../../ui/classes.ts'

const LOOKS = {
  bar: { link: 'border-b-3 py-3 md:pt-6 md:pb-5.25', current: 'border-bar-mark font-[640] text-on-bar', other: 'border-transparent' },
  row: { link: 'border-b-3 py-3', current: 'border-bar-mark font-[640] text-on-bar', other: 'border-transparent' },
  block: { link: 'grid place-items-center px-2.5', current: 'bg-well font-[640] text-on-bar', other: '' },
} as const

/** The products of this organisation; from a search, for the same place and days. */
export function ProductNav({ links, look, className }: { links: readonly ProductLink[]; look: keyof typeof LOOKS; className?: string }) {
  const carriedTo = useCarriedTo()
  return (
    <nav aria-label={say`Products`} className={classes('no-bar overflow-x-auto', look === 'block' && 'flex', className)}>
      <ul className={classes('flex', look === 'block' ? 'gap-0' : 'gap-6.5')}>
        {links.map((link) => (
          <li key={link.to} className="flex">
            <Link
              to={link.current ? link.to : carriedTo(link.to)}
              aria-current={link.current ? 'true' : undefined}
              className={classes(
                'text-body whitespace-nowrap hover:text-on-bar',
                LOOKS[look].link,
                link.current ? LOOKS[look].current : `font-[520] text-on-bar-2 ${LOOKS[look].other}`,
              )}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
