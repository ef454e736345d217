import { type ReactNode, useId } from 'react'

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** A part of an account page with its heading. */
export function Section({ id, title, lead, children }: SectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} id={id} className="grid gap-4 border-t border-ink pt-5">
      <div>
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        {lead && <p className="mt-1 max-w-[56ch] text-small text-ink-2">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
