import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Check } from './icons/check.tsx'
import { Clock } from './icons/clock.tsx'
import { Info } from './icons/info.tsx'
import { TriangleAlert } from './icons/triangle-alert.tsx'

export type NoteKind = 'good' | 'care' | 'wrong' | 'plain'

const KINDS = {
  good: { Sign: Check, dress: 'border-sea bg-sea-tint', sign: 'text-sea' },
  care: { Sign: Clock, dress: 'border-sun bg-sun-tint', sign: 'text-sun' },
  wrong: { Sign: TriangleAlert, dress: 'border-stop bg-stop-tint', sign: 'text-stop' },
  plain: { Sign: Info, dress: 'border-ink bg-sheet', sign: 'text-ink-2' },
} as const

/** A tinted line with a 3 px edge: what happened, what it means, what to do. `live` reads it aloud when it appears. */
export function Note({
  kind,
  children,
  action,
  live = false,
  className,
}: {
  kind: NoteKind
  children: ReactNode
  action?: ReactNode
  live?: boolean
  className?: string
}) {
  const { Sign, dress, sign } = KINDS[kind]
  return (
    <div
      role={live ? (kind === 'wrong' ? 'alert' : 'status') : undefined}
      className={classes('flex items-baseline gap-3 border-s-3 px-4 py-3 text-small', dress, className)}
    >
      <Sign aria-hidden size={18} className={classes('relative top-[3px] shrink-0', sign)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_1_13rem]">{children}</div>
        {action}
      </div>
    </div>
  )
}
