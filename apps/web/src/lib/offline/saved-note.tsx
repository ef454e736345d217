import { say } from '@sojourn/i18n'
import { Note } from '../../ui/note.tsx'
import { useShell } from '../shell.ts'
import { offlinePerson } from './may-be-stored.ts'
import { useOfflineCopy } from './offline-copy.ts'
import { AGE_PLACE } from './offline-pages.ts'

/** The address of the page that is open, whatever it is. */
const HERE = ''

/** Above a stored page: how old it is, and what has to wait. */
export function SavedNote() {
  const isTheirs = offlinePerson(useShell()) !== null
  if (!useOfflineCopy() || !isTheirs) return null
  return (
    <aside className="page-width pt-6 print:hidden">
      <Note
        kind="care"
        action={
          <a href={HERE} className="link inline-block py-1">
            {say`Try again`}
          </a>
        }
      >
        <p className="font-[620]">{say`Saved ${AGE_PLACE}. You seem to be offline, so this may be out of date.`}</p>
        <p className="mt-1">{say`You can cancel, pay, share and download files once you're connected again.`}</p>
      </Note>
    </aside>
  )
}
