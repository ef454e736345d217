import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** Amounts side by side, each under its name: as many in a line as have room for all of their digits. */
export function Figures({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={classes('flex flex-wrap gap-x-6 gap-y-4', className)}>{children}</dl>
}

const LOOKS = {
  plain: 'text-h3 tabular-nums',
  strong: 'text-h3 font-[620] tabular-nums',
  large: 'font-display text-h2-s font-[520] tabular-nums md:text-h2',
} as const

/** `mark` is the colour of its part in a drawing next to it. */
export function Figure({ label, amount, mark, look = 'plain' }: { label: string; amount: string; mark?: string; look?: keyof typeof LOOKS }) {
  return (
    <div className="grow basis-28">
      <dt className="flex items-center gap-2 text-caption text-ink-2">
        {mark && <span aria-hidden className={classes('inline-block size-2.5 shrink-0', mark)} />}
        {label}
      </dt>
      <dd className={LOOKS[look]}>{amount}</dd>
    </div>
  )
}
