import { say } from '@sojourn/i18n'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { nothingLost } from '../held-words.ts'

/** A small note that the last try was declined, after the modal was shown once, with a button for another card. */
export function DeclinedNote({ message, isHeld, onAnother }: { message: string; isHeld: boolean; onAnother: () => void }) {
  return (
    <Note
      kind="care"
      live
      className="mb-5"
      action={
        <Button size="small" className="min-h-11" onClick={onAnother}>
          {say`Use another card`}
        </Button>
      }
    >
      <p className="font-[640]">{say`Your card was declined`}</p>
      <p className="text-ink-2">
        {say`Your bank says: ${message}`} {nothingLost(isHeld)}
      </p>
    </Note>
  )
}
