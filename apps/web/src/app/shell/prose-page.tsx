import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'

/** A page of words: a heading and one column. */
export function ProsePage({ title, narrow = false, prose = false, children }: { title: string; narrow?: boolean; prose?: boolean; children: ReactNode }) {
  return (
    <main id="content" className="page-width py-11">
      <div className={narrow ? 'max-w-[27.5rem]' : 'max-w-[42rem]'}>
        <h1 className="mb-6 text-h1-s md:text-h1">{title}</h1>
        <div className={classes('grid justify-items-stretch gap-5', prose && 'prose')}>{children}</div>
      </div>
    </main>
  )
}
