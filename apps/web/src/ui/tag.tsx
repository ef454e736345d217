import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const KINDS = { good: 'bg-sea-tint text-sea', care: 'bg-sun-tint text-sun', wrong: 'bg-stop-tint text-stop', plain: 'bg-well text-ink-2' } as const

/** A word on a tint: ACTIVE, 2 left, Default. */
export function Tag({ kind = 'plain', children }: { kind?: keyof typeof KINDS; children: ReactNode }) {
  return <span className={classes('inline-block self-center rounded-box px-2 py-0.75 text-tag font-[620] whitespace-nowrap', KINDS[kind])}>{children}</span>
}
