import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { useOpenSignIn } from '../../lib/open-sign-in.ts'
import { useShell } from '../../lib/shell.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Heart } from '../../ui/icons/heart.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import { conditionsOf, warnOf } from './console-conditions.ts'
import { keyOf, type Saving } from './saving.ts'
import { useSavedAt } from './use-saved-at.ts'

// Fetched when first clicked: a page should not wait for what most visits never open.
const loadDialog = () => import('./save-dialog.tsx').then(({ SaveDialog }) => SaveDialog)

interface SaveButtonProps {
  readonly saving: Saving
  /** `heart`: over the picture of a card. `button`: among other buttons. */
  readonly look: 'heart' | 'button'
}

/** "Add to trip", for a thing of any product. A guest signs in first, and goes on with the same thing. Without scripts there is nothing to click. */
export function SaveButton({ saving, look }: SaveButtonProps) {
  const { user } = useShell()
  const openSignIn = useOpenSignIn()
  const savedAt = useSavedAt(keyOf(saving))
  const { Part: SaveDialog, fetchPart } = useLazy(loadDialog)
  const [isOpen, setOpen] = useState(false)
  const open = () => void fetchPart().then(setOpen)
  const onClick = () => {
    warnOf(conditionsOf(saving, user !== null))
    return user ? open() : openSignIn({ reason: say`Sign in to add this to a trip.`, onSignedIn: open })
  }
  const isSaved = savedAt !== null
  const heart = <Heart aria-hidden size={look === 'heart' ? 19 : 16} className={classes(isSaved && 'fill-accent-text text-accent-text')} />
  return (
    <>
      {look === 'heart' ? (
        <button
          type="button"
          aria-label={say`Add to trip: ${saving.title}`}
          aria-pressed={isSaved}
          onClick={onClick}
          className="offer-card-save noscript:hidden"
        >
          {heart}
        </button>
      ) : (
        <Button size="small" aria-pressed={isSaved} onClick={onClick} className="noscript:hidden">
          {heart} {isSaved ? say`In a trip` : say`Add to trip`}
        </Button>
      )}
      {isOpen && SaveDialog && user && <SaveDialog saving={saving} savedAt={savedAt} userId={user.user_id} onClose={() => setOpen(false)} />}
    </>
  )
}
