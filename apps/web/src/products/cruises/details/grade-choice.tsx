import { moneyText, plural, say } from '@sojourn/i18n'
import { useId } from 'react'
import { classes } from '../../../ui/classes.ts'
import { eachText } from '../cruise-words.ts'
import type { OfferedGrade } from '../cruises-api.ts'

interface GradeChoiceProps {
  readonly grades: readonly OfferedGrade[]
  readonly chosen: string
  readonly guests: number
  readonly onChoose: (grade: string) => void
}

/** "4 to 5", or "8". */
const decksText = (decks: readonly number[]): string =>
  decks.length === 0 ? '' : decks.length === 1 ? String(decks[0]) : say`${Math.min(...decks)} to ${Math.max(...decks)}`

/** The grades of a ship as a table, each with its decks, its size, what is left, and both prices: for the cabin and for each of its guests. */
export function GradeChoice({ grades, chosen, guests, onChoose }: GradeChoiceProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-rule pt-6">
      <h2 id={id} className="text-h3">{say`Cabins`}</h2>
      <p className="mt-1 text-small text-ink-2">{say`Prices are for the whole cabin, with port expenses, port taxes and gratuities.`}</p>
      <table className="grade-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{say`Grade`}</th>
            <th scope="col">{say`Decks`}</th>
            <th scope="col">{say`Size`}</th>
            <th scope="col" className="text-end">{say`Each guest`}</th>
            <th scope="col" className="text-end">{say`The cabin`}</th>
          </tr>
        </thead>
        <tbody>
          {grades.map(({ grade, name, decks, square_metres: metres, guests_max: sleeps, left, guarantee, cabin }) => (
            <tr key={grade} className={classes(grade === chosen && 'grade-chosen', cabin === null && 'text-ink-3')}>
              <th scope="row">
                <label className="grade-name">
                  <input
                    type="radio"
                    name="grade"
                    value={grade}
                    checked={grade === chosen}
                    disabled={cabin === null}
                    onChange={() => onChoose(grade)}
                    className="dot"
                  />
                  <span>
                    <b className="font-[620]">{name}</b>
                    <span className="block text-caption text-ink-2">
                      {cabin === null
                        ? left > 0 || sleeps < guests
                          ? say`Sleeps ${sleeps}`
                          : say`None left`
                        : guarantee && decks.length === 0
                          ? say`The line chooses your cabin`
                          : say`${plural(left, { one: '# cabin left', other: '# cabins left' })}`}
                    </span>
                  </span>
                </label>
              </th>
              <td data-label={say`Decks`}>{decksText(decks)}</td>
              <td data-label={say`Size`}>{say`${metres} m², sleeps ${sleeps}`}</td>
              <td data-label={say`Each guest`} className="text-end tabular-nums">
                {cabin && eachText(cabin.per_guest, cabin.price.currency)}
              </td>
              <td data-label={say`The cabin`} className="text-end font-[640] tabular-nums">
                {cabin && moneyText(cabin.price.total, cabin.price.currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
