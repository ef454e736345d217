import { say } from '@sojourn/i18n'
import { countText } from '../../../lib/score.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'

/** Suppliers that had not answered when the list was made: the list is shown without them. */
export function LateSuppliers({ names, again }: { names: readonly string[]; again: string }) {
  if (names.length === 0) return null
  const text =
    names.length === 1 ? say`${names[0] ?? ''} has not answered yet.` : say`${countText(names.length, 'supplier')} have not answered yet: ${names.join(', ')}.`
  return (
    <Note
      kind="plain"
      live
      className="mt-4"
      action={
        <ButtonLink look="underlined" to={again} replace preventScrollReset>
          Search again
        </ButtonLink>
      }
    >
      {say`${text} More may be found when you search again.`}
    </Note>
  )
}
