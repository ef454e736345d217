import { daysTextShort, dayText, plural, say } from '@sojourn/i18n'
import { Note } from '../../ui/note.tsx'
import type { TripItem, TripNote } from './trips-api.ts'

/** What a traveller should look at before leaving: two beds for one night, a night without any, two things at once, a landing after check-in. */
export function TripNotes({ notes, items }: { notes: readonly TripNote[]; items: readonly TripItem[] }) {
  if (notes.length === 0) return null
  return (
    <ul aria-label={say`Worth checking`} className="mb-7 grid gap-2">
      {notes.map((note) => (
        <li key={`${note.kind} ${note.from} ${note.items.join(' ')}`}>
          <Note kind="care">{noteText(note, items)}</Note>
        </li>
      ))}
    </ul>
  )
}

/** In words. A thing that is not in the trip any more has no name to be said. */
export function noteText({ kind, from, to, items: about, minutes = 0 }: TripNote, items: readonly TripItem[]): string {
  const days = from === to ? dayText(from) : daysTextShort(from, to)
  if (kind === 'no_bed') return say`No place to sleep yet: ${days}`
  const [first, second] = about.map((id) => items.find(({ item_id }) => item_id === id)?.title)
  if (kind === 'overlap') {
    return first && second
      ? say`${days}: ${second} begins ${plural(minutes, { one: '# minute', other: '# minutes' })} before ${first} ends`
      : say`${days}: two things at once`
  }
  if (kind === 'late') {
    return first && second ? say`${days}: ${first} lands after check-in at ${second} closes` : say`${days}: you land after check-in closes`
  }
  return first && second ? say`Two places to sleep at once, ${days}: ${first} and ${second}` : say`Two places to sleep at once: ${days}`
}
