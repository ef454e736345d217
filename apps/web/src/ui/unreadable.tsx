import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { Note } from './note.tsx'

/** What the page is about could not be read: said, with the way to ask again. */
export function Unreadable({ children }: { readonly children: ReactNode }) {
  return (
    <Note
      kind="wrong"
      live
      className="mt-6"
      action={
        <ButtonLink size="small" look="ink" to="" reloadDocument>
          {say`Try again`}
        </ButtonLink>
      }
    >
      {children}
    </Note>
  )
}
