import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import type { FoundTransfer } from './transfers-api.ts'

/** What is driven, flown or sailed in, in lines: a kind of vehicle, never a model. */
const DRAWINGS: Readonly<Record<FoundTransfer['vehicle']['kind'], ReactNode>> = {
  private: (
    <>
      <path d="M14 62h12a12 12 0 0 1 24 0h52a12 12 0 0 1 24 0h10c4 0 6-3 5-7l-3-9c-1-4-4-6-8-7l-24-5-20-14c-4-3-8-4-13-4H50c-6 0-10 2-14 6L24 37l-8 4c-4 2-6 5-6 9v8c0 3 1 4 4 4Z" />
      <path d="M44 22v14h48M68 20v16" />
      <circle cx="38" cy="62" r="8" />
      <circle cx="114" cy="62" r="8" />
    </>
  ),
  taxi: (
    <>
      <path d="M14 62h12a12 12 0 0 1 24 0h52a12 12 0 0 1 24 0h10c4 0 6-3 5-7l-3-9c-1-4-4-6-8-7l-24-5-20-14c-4-3-8-4-13-4H50c-6 0-10 2-14 6L24 37l-8 4c-4 2-6 5-6 9v8c0 3 1 4 4 4Z" />
      <path d="M44 22v14h48M60 16v-7h20v7" />
      <circle cx="38" cy="62" r="8" />
      <circle cx="114" cy="62" r="8" />
    </>
  ),
  shared: (
    <>
      <path d="M14 62h10a12 12 0 0 1 24 0h54a12 12 0 0 1 24 0h14V44c0-3-1-6-3-8l-10-16c-2-3-5-5-9-5H20c-4 0-7 3-7 7v36c0 3 0 4 1 4Z" />
      <path d="M22 24h24v16H22zM54 24h24v16H54zM86 24h30l10 16H86z" />
      <circle cx="36" cy="62" r="8" />
      <circle cx="114" cy="62" r="8" />
    </>
  ),
  coach: (
    <>
      <path d="M12 62h14a12 12 0 0 1 24 0h52a12 12 0 0 1 24 0h12V22c0-5-3-8-8-8H16c-4 0-7 3-7 7v37c0 3 1 4 3 4Z" />
      <path d="M16 24h20v14H16zM42 24h20v14H42zM68 24h20v14H68zM94 24h20v14H94zM120 24h18v18h-18z" />
      <circle cx="38" cy="62" r="8" />
      <circle cx="114" cy="62" r="8" />
    </>
  ),
  rail: (
    <>
      <path d="M8 58V22c0-4 3-7 7-7h86c14 0 30 16 38 32 3 6 0 11-7 11Z" />
      <path d="M16 25h18v12H16zM42 25h18v12H42zM68 25h18v12H68zM94 25h10c7 0 13 5 18 12H94zM4 68h144" />
    </>
  ),
  boat: (
    <>
      <path d="M10 48h132c-3 12-10 18-22 18H38c-14 0-22-8-28-18Z" />
      <path d="M44 48V28c0-3 2-5 5-5h40l18 25M62 30h20v10H62zM8 74c10-5 18 5 28 0s18 5 28 0 18 5 28 0 18 5 28 0 18 5 28 0" />
    </>
  ),
  seaplane: (
    <>
      <path d="M20 40c0-4 3-7 8-7h78c18 0 30 5 34 10-6 5-18 8-34 8H44c-12 0-24-5-24-11ZM20 38 10 20h12l12 13" />
      <path d="M52 33 66 18h54M64 51v13M104 51v13M46 64h74c-2 6-8 8-14 8H62c-8 0-13-3-16-8Z" />
    </>
  ),
}

export function TransferDrawing({ kind, className }: { kind: FoundTransfer['vehicle']['kind']; className?: string }) {
  return (
    <svg
      viewBox="0 0 152 84"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={classes('[&_*]:[vector-effect:non-scaling-stroke]', className)}
    >
      {DRAWINGS[kind]}
    </svg>
  )
}
