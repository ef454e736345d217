import { say, sayAs } from '@sojourn/i18n'

/** What the looks of the cabins on a plan mean. */
export function DeckLegend() {
  const looks = [
    ['deck-cabin', say`Free, of this grade`],
    ['deck-cabin deck-cabin-obstructed', say`Free, view partly blocked`],
    ['deck-cabin deck-cabin-chosen', sayAs('of a cabin')`Yours`],
    ['deck-cabin deck-cabin-taken', sayAs('of a cabin')`Taken`],
    ['deck-cabin deck-cabin-other', say`Another grade`],
  ] as const
  return (
    <ul aria-label={say`Legend`} className="grid gap-1.5 text-small">
      {looks.map(([look, words]) => (
        <li key={look} className="flex items-center gap-2.5">
          <span aria-hidden className={`${look} deck-cabin-sample`} />
          {words}
        </li>
      ))}
    </ul>
  )
}
