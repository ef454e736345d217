import { type ReactNode, useId } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useLanding } from '../../../ui/use-landing.ts'

const KINDS = {
  good: { box: 'border-sea bg-sea-tint', title: 'text-sea' },
  care: { box: 'border-sun bg-sun-tint', title: 'text-sun' },
  wrong: { box: 'border-stop bg-stop-tint', title: 'text-stop' },
} as const

/** Takes the focus when it appears, so that the eye, the keyboard and the reader are all told. */
export function Slip({ title, kind, children }: { title: string; kind: keyof typeof KINDS; children: ReactNode }) {
  const box = useLanding<HTMLElement>(true)
  const titleId = useId()
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className={classes('mt-4 border-s-3 px-4 py-4 text-small md:px-5', KINDS[kind].box)}>
      <h4 id={titleId} className={classes('mb-1 font-[640]', KINDS[kind].title)}>
        {title}
      </h4>
      {children}
    </section>
  )
}

export const Ways = ({ children }: { children: ReactNode }) => <div className="mt-4 flex flex-wrap gap-3">{children}</div>
