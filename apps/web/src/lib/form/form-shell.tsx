import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

interface FormShellProps {
  readonly action: string
  readonly busy: boolean
  readonly summary: string | null
  /** `ink` where several forms are on one page: the filled button is for the one thing to do. `stop` where it takes something away. */
  readonly look?: 'filled' | 'ink' | 'stop'
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** The frame of a short form: what went wrong on top, fields, one button. */
export function FormShell({ action, busy, summary, look = 'filled', onSubmit, children }: FormShellProps) {
  return (
    <form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-4">
      {summary && (
        <Note kind="wrong" live>
          {summary}
        </Note>
      )}
      {children}
      <Button type="submit" look={look} wide={look !== 'ink'} busy={busy} className={look === 'ink' ? 'mt-1 justify-self-start' : 'mt-1'}>
        {action}
      </Button>
    </form>
  )
}
