import { type ReactNode, useId } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useLanding } from '../../../ui/use-landing.ts'

const KINDS = {
  good: { box: 'border-sea bg-sea-tint', title: 'text-sea' },
  care: { box: 'border-sun bg-sun-tint', title: 'text-sun' },
  wrong: { box: 'border-stop bg-stop-tint', title: 'text-stop' },
} as const

/** The result of a choice, shown in place. It takes the focus when it appears, for the keyboard and the screen reader. */
export function Panel({ title, kind, children }: { title: string; kind: keyof typeof KINDS; children: ReactNode }) {
  const box = useLanding<HTMLElement>(true)
  const titleId = useId()
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className={classes('mt-4 border-s-3 px-4 py-4 text-small md:px-5', KINDS[kind].box)}>
      {/* No heading: it is used under headings of any level. The section has its name. */}
      <p id={titleId} className={classes('mb-1 font-[640]', KINDS[kind].title)}>
        {title}
      </p>
      {children}
    </section>
  )
}

export const PanelActions = ({ children }: { children: ReactNode }) => <div className="mt-4 flex flex-wrap gap-3">{children}</div>
