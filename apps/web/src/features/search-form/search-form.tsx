import { say } from '@sojourn/i18n'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useShell } from '../../lib/shell.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'

/** `hero` on a front page, `bar` above results. */
export type SearchLook = 'hero' | 'bar'

interface SearchFormProps {
  /** As the product is named in the navigation: the form is found by it. */
  readonly name: string
  /** The address of its results. */
  readonly action: string
  readonly look: SearchLook
  /** How its cells are laid out on a wide screen: a class of `search-form.css`. */
  readonly cells: string
  /** What is awaited of it is what the button is busy with. Afterwards the first wrong field gets the focus. */
  readonly onSubmit: (event: FormEvent) => void | Promise<void>
  /** Cells: `<div className="cell">` with a field each. */
  readonly children: ReactNode
}

/** Looks for what a product sells. A plain GET form of its results: it works before, and without, any script. */
export function SearchForm({ name, action, look, cells, onSubmit, children }: SearchFormProps) {
  const { organisation } = useShell()
  const form = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState(0)
  const [isBusy, setBusy] = useState(false)
  // Rendered with the errors, or after them.
  useEffect(() => {
    if (sent > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [sent])
  const submit = async (event: FormEvent) => {
    setBusy(true)
    try {
      await onSubmit(event)
    } finally {
      setBusy(false)
      setSent((times) => times + 1)
    }
  }
  return (
    <search aria-label={name}>
      <form
        ref={form}
        action={action}
        method="get"
        noValidate
        onSubmit={(event) => void submit(event)}
        className={classes('search-form', look === 'hero' ? 'search-hero' : 'search-bar', cells)}
      >
        {children}
        <div className="cell-go">
          <Button type="submit" look={look === 'hero' ? 'filled' : 'hairline'} className="search-go" busy={isBusy}>
            {organisation.site.search_label ?? say`Search`}
          </Button>
        </div>
      </form>
    </search>
  )
}
