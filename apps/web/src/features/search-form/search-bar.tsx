import { say } from '@sojourn/i18n'
import { type ReactNode, Suspense, useState } from 'react'
import { useWide } from '../../ui/use-wide.ts'

interface SearchBarProps {
  /** What was asked, as a phone shows it in place of the form; null where something is missing or wrong, and the form is open. */
  readonly asked: { readonly label: string; readonly detail: string } | null
  /** The form: a lazy part, which a phone fetches when it is opened. */
  readonly children: ReactNode
}

/** The form above results. On a phone it folds into what was asked, until it is clicked or something in it is wrong. */
export function SearchBar({ asked, children }: SearchBarProps) {
  const [open, setOpen] = useState(!asked)
  const isWide = useWide('48rem')
  return (
    <>
      {asked && !open && (
        <div className="py-2.5 md:hidden noscript:hidden">
          <button type="button" onClick={() => setOpen(true)} className="w-full border border-rule-2 bg-sheet px-3.5 py-2 text-start text-small">
            <span className="sr-only">{say`Change your search:`} </span>
            <b className="block truncate font-[620]">{asked.label}</b>
            <span className="text-ink-2">{asked.detail}</span>
          </button>
        </div>
      )}
      {(open || isWide) && (
        <div className={open ? undefined : 'max-md:hidden noscript:max-md:block'}>
          <Suspense>{children}</Suspense>
        </div>
      )}
    </>
  )
}
