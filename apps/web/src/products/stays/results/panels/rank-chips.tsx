import { commaText, sayAs } from '@sojourn/i18n'
import { Chip } from '../../../../ui/choice.tsx'
import { starsText } from '../../../../ui/stars.tsx'
import { useStayProduct } from '../../stay-product.ts'
import type { Facets } from '../hotel-results-api.ts'
import { FIELD } from '../refinement.ts'

// Nearly every property has seven: the highest few say something.
const SCORES_SHOWN = 3

interface ScoreChipsProps {
  readonly choices: Facets['score']
  readonly chosen: number | null
  readonly onChange: (scoreMin: number | null) => void
}

/** The lowest guest score, one of few. A score without results can be read, not chosen. */
export function ScoreChips({ choices, chosen, onChange }: ScoreChipsProps) {
  const { words } = useStayProduct()
  return (
    <div className="flex flex-wrap gap-1">
      <Chip kind="radio" name={FIELD.score} value="" checked={chosen === null} onChange={() => onChange(null)}>{sayAs('of guest scores')`Any`}</Chip>
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
          <span className="sr-only">, {words.count(count)}</span>
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
  const { words } = useStayProduct()
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
            <span aria-hidden>{value}★</span>
            <span className="sr-only">{commaText([starsText(stars), words.count(count)])}</span>
          </Chip>
        )
      })}
    </div>
  )
}
