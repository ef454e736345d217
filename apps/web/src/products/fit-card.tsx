import { Link } from 'react-router'
import type { Icon } from '../ui/icons/icon.tsx'
import type { Fit } from './fit-api.ts'

/** The grid of what fits what is booked. */
export const FIT_GRID = 'mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4'

interface FitCardProps {
  readonly label: string
  readonly icon: Icon
  readonly fit: Fit
}

/** Something that fits what is booked: what it is, when, and its whole price. */
export function FitCard({ label, icon: Sign, fit: { title, line, price, to } }: FitCardProps) {
  return (
    <li className="relative grid content-start gap-1 border border-rule-2 bg-sheet p-4">
      <p className="flex items-center gap-2 text-caption text-ink-3">
        <Sign />
        {label}
      </p>
      <Link to={to} className="text-body font-[620] wrap-anywhere after:absolute after:inset-0 hover:underline">
        <bdi>{title}</bdi>
      </Link>
      <p className="text-small text-ink-2">{line}</p>
      <p className="mt-2 text-small font-[620] tabular-nums">{price}</p>
    </li>
  )
}
