import { say } from '@sojourn/i18n'
import { countText } from '../../../../lib/score.ts'
import { Chip } from '../../../../ui/choice.tsx'
import type { Facets } from '../hotel-results-api.ts'
import { FIELD } from '../refinement.ts'

// Nearly every property has seven: the highest few say something.
const SCORES_SHOWN = 3

interface ScoreChipsProps {
  readonly choices: Facets['score']
  readonly chosen: number | null
  readonly onChange: (scoreMin: number | null) => void
}

/** The lowest guest score, one of few. A score nobody has can be read, not chosen. */
export function ScoreChips({ choices, chosen, onChange }: ScoreChipsProps) {
  return (
    <div className="flex flex-wrap gap-1">
      <Chip kind="radio" name={FIELD.score} value="" checked={chosen === null} onChange={() => onChange(null)}>{say`Any`}</Chip>
      {choices.slice(-SCORES_SHOWN).map(({ value, label, count }) => (
        <Chip
          key={value}
          kind="radio"
          name={FIELD.score}
          value={value}
          checked={chosen === Number(value)}
          disabled={count === 0 && chosen !== Number(value)}
          onChange={() => onChange(Number(value))}
        >
          {label}
          <span className="sr-only">, {countText(count, 'stay')}</span>
        </Chip>
      ))}
    </div>
  )
}

interface StarChipsProps {
  readonly choices: Facets['stars']
  readonly chosen: readonly number[]
  readonly onChange: (stars: readonly number[]) => void
}

/** Stars, any of them together. */
export function StarChips({ choices, chosen, onChange }: StarChipsProps) {
  return (
    <div className="flex flex-wrap gap-1">
      {choices.map(({ value, count }) => {
        const stars = Number(value)
        const on = chosen.includes(stars)
        return (
          <Chip
            key={value}
            name={FIELD.stars}
            value={value}
            checked={on}
            disabled={count === 0 && !on}
            onChange={() => onChange(on ? chosen.filter((one) => one !== stars) : [...chosen, stars])}
          >
            {value}
            <span aria-hidden>★</span>
            <span className="sr-only">
              {' '}
              {stars === 1 ? 'star' : 'stars'}, {countText(count, 'stay')}
            </span>
          </Chip>
        )
      })}
    </div>
  )
}
