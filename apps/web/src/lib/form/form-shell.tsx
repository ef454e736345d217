import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

interface FormShellProps {
  readonly action: string
  readonly busy: boolean
  readonly summary: string | null
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** The frame of a short form: what went wrong on top, fields, one filled button. */
export function FormShell({ action, busy, summary, onSubmit, children }: FormShellProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {summary && (
        <Note kind="wrong" live>
          {summary}
        </Note>
      )}
      {children}
      <Button type="submit" look="filled" wide busy={busy} className="mt-1">
        {action}
      </Button>
    </form>
  )
}
