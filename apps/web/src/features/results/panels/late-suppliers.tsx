import { andText, plural, say } from '@sojourn/i18n'
import { ButtonLink } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'

/** Suppliers that had not answered when the list was made: the list is shown without them. */
export function LateSuppliers({ names, again }: { names: readonly string[]; again: string }) {
  if (names.length === 0) return null
  const text =
    names.length === 1
      ? say`${names[0] ?? ''} hasn't answered yet.`
      : say`${plural(names.length, { one: "# supplier hasn't answered yet", other: "# suppliers haven't answered yet" })}: ${andText(names)}.`
  return (
    <Note
      kind="plain"
      live
      className="mt-4"
      action={
        <ButtonLink look="underlined" to={again} replace preventScrollReset>
          {say`Search again`}
        </ButtonLink>
      }
    >
      {text} {say`Search again to see what they have.`}
    </Note>
  )
}
