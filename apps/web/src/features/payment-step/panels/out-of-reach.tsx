import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'

/** A booking is under way and what takes it up could not be fetched: said in its place, with a way to ask again. */
export function OutOfReach({ onAgain }: { onAgain: () => void }) {
  return (
    <Note
      kind="wrong"
      live
      className="mb-5"
      action={
        <Button size="small" className="min-h-11" onClick={onAgain}>
          Try again
        </Button>
      }
    >
      What comes next could not be fetched. Please check your connection. Your booking is safe with us and nothing is charged twice.
    </Note>
  )
}
