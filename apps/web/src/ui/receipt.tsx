import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** A slip of paper: 3 px ink on top, a saw-tooth foot. */
export function Receipt({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <section aria-label={label} className={classes('receipt', className)}>
      {children}
    </section>
  )
}

interface LineProps {
  readonly label: ReactNode
  readonly amount: ReactNode
  /** Why: the tax rate, the rule. Shown below, in small type. */
  readonly rule?: ReactNode
  /** What it is made of, below it. */
  readonly more?: ReactNode
  /** `quiet` for the parts of a line, `strong` for sums, `good` for what is taken off. */
  readonly tone?: 'plain' | 'quiet' | 'strong' | 'good'
}

const TONES = { plain: 'text-body', quiet: 'text-caption text-ink-2', strong: 'text-body font-[640]', good: 'text-body text-sea' } as const

/** Words, dotted leaders, an amount in tabular figures. Used in a `<dl>`. */
export function ReceiptLine({ label, amount, rule, more, tone = 'plain' }: LineProps) {
  return (
    <div className={classes('receipt-line', tone === 'quiet' ? 'py-0.5' : 'py-1.25', TONES[tone])}>
      <dt className={tone === 'strong' ? undefined : 'font-[480]'}>{label}</dt>
      <dd className={classes('tabular-nums', tone !== 'quiet' && 'font-[620]')}>{amount}</dd>
      {rule && <dd className="col-span-full max-w-[85%] text-caption text-ink-3">{rule}</dd>}
      {more && <dd className="col-span-full">{more}</dd>}
    </div>
  )
}

/** The one sum: Fraunces over a double rule. It may change while one looks, and says so, by the name "Total" whatever the label is. */
export function ReceiptTotal({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="my-2 flex items-end justify-between gap-3 border-t border-ink pt-2.5 pb-3 double-rule">
      <dt className="pb-1 text-input font-[620]">{label}</dt>
      <dd className="font-display text-total font-[520] tracking-[-0.025em]">
        <output aria-label={say`Total`}>{amount}</output>
      </dd>
    </div>
  )
}

/** What is charged: the filled line under the sum. */
export function ReceiptCharge({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="-mx-2.5 my-1 flex items-baseline justify-between gap-3 bg-well px-2.5 py-2 text-body font-[640]">
      <dt className="min-w-0">{label}</dt>
      <dd className="shrink-0 tabular-nums">{amount}</dd>
    </div>
  )
}
