import { type ReactNode, useId } from 'react'
import { useLanding } from '../../../../ui/use-landing.ts'

interface BoxProps {
  readonly title: string
  /** What there is to use, at the end of the title's line. */
  readonly aside?: ReactNode
  readonly disabled?: boolean
  /** A person signed in from this box: it has the focus. */
  readonly wanted?: boolean
  readonly children: ReactNode
}

/** One box of the panel: a group under its title, divided from the next by a hairline. */
export function TenderBox({ title, aside, disabled, wanted = false, children }: BoxProps) {
  const id = useId()
  const box = useLanding<HTMLFieldSetElement>(wanted)
  return (
    <fieldset ref={box} aria-labelledby={id} disabled={disabled} tabIndex={-1} className="min-w-0 border-b border-rule-2 px-4 py-5 md:px-6">
      <div className="mb-2.5 flex items-baseline justify-between gap-4">
        <h3 id={id} className="font-text text-body font-[640]">
          {title}
        </h3>
        {aside && <p className="whitespace-nowrap text-small text-ink-2">{aside}</p>}
      </div>
      {children}
    </fieldset>
  )
}
