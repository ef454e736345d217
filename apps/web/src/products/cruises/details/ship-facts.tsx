import { commaText, countText, plural, say, stopText } from '@sojourn/i18n'
import type { SailingDetails } from '../cruises-api.ts'

interface ShipFactsProps {
  readonly ship: SailingDetails['sailing']['ship']
  readonly decks: SailingDetails['decks']
}

/** The ship: its size, its age, and what is on each of its decks. */
export function ShipFacts({ ship, decks }: ShipFactsProps) {
  return (
    <section className="mt-8 border-t border-rule pt-6">
      <h2 className="text-h3">{ship.name}</h2>
      <p className="mt-1 text-small text-ink-2">
        {stopText([
          ship.line,
          // not translated: a year stands as it is
          say`Built ${String(ship.built)}`,
          say`${plural(ship.cabins, { one: '# cabin', other: '# cabins' })}`,
          say`up to ${countText(ship.guests_max)} guests`,
        ])}
      </p>
      <details className="more mt-2">
        <summary className="text-small font-[560]">{say`All ${plural(decks.length, { one: '# deck', other: '# decks' })}`}</summary>
        <ol className="mt-2 text-small">
          {decks.toReversed().map(({ deck, name, has, cabins }) => (
            <li key={deck} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-t border-rule py-2">
              <span className="text-ink-3 tabular-nums">{deck}</span>
              <span>
                <b className="font-[600]">{name}</b>
                <span className="block text-ink-2">
                  {commaText([...has.map((part) => part.name), ...(cabins > 0 ? [say`${plural(cabins, { one: '# cabin', other: '# cabins' })}`] : [])])}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
