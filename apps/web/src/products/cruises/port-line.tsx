import { say, weekdayText } from '@sojourn/i18n'
import { weekdayOf } from '@sojourn/kernel'
import type { Call } from './cruises-api.ts'

/** Without the place that a port is for: "Piraeus" of "Piraeus (Athens)". */
const shortName = (name: string): string => name.replace(/\s*[(（].*$/, '')

/** The ports of a cruise in their order, each with its weekday: as many as have room are seen, all are read. */
export function PortLine({ ports }: { ports: readonly Call[] }) {
  return (
    <ol aria-label={say`Ports of call`} className="port-line">
      {ports.map(({ port, date, day }) => (
        <li key={`${day} ${port.port}`}>
          <span className="port-line-name">{shortName(port.name)}</span>
          <span className="text-ink-2">{weekdayText(weekdayOf(date))}</span>
        </li>
      ))}
    </ol>
  )
}
